import { share } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Check, ChevronDown, X } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../ui/icon-button.tsx'
import { rememberStep, useStepMemory } from './step-memory.ts'
import { useShareDialog } from './use-share-dialog.tsx'
import './setup-steps.css'

const labels = share.setup

interface SetupStepsProps {
  profile: OwnProfile
  /** Whoever opens links got the address from somebody. */
  isVisited: boolean
}

/** What a new page still lacks. Goes when nothing is missing, or when its owner puts it away. */
export function SetupSteps({ profile, isVisited }: SetupStepsProps) {
  const { isShared, isDismissed } = useStepMemory(profile.id)
  const { open, isOpen, dialog } = useShareDialog(profile)
  const hasLinks = profile.customLinks.length > 0
  const steps = [
    { ...labels.picture, isDone: profile.profileImage !== null },
    { ...labels.link, isDone: hasLinks },
    { ...labels.confirm, isDone: profile.isListed },
    { ...labels.share, isDone: isShared || isVisited },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  // The dialog closes before the last step goes.
  if (isDismissed || profile.isSuspended || (done === steps.length && !isOpen)) return null

  return (
    <details className="setup card" open={!hasLinks}>
      <summary className="setup-head line gap-8">
        <strong>{labels.heading}</strong>
        <span className="setup-thread flex" aria-hidden>
          {steps.map(({ label, isDone }) => (
            <span key={label} data-done={isDone || undefined} />
          ))}
        </span>
        <span className="micro soft">{labels.done(done, steps.length)}</span>
        <ChevronDown aria-hidden size={18} className="setup-fold push-end" />
      </summary>
      <ol className="setup-steps stack">
        {steps.map(({ label, to, isDone }) => (
          <li key={label} className="setup-step line gap-10" data-done={isDone || undefined}>
            <span className="setup-knot flex-none stack center" aria-hidden>
              {isDone && <Check size={16} />}
            </span>
            <SetupStep label={label} to={to} isDone={isDone} onShare={open} />
          </li>
        ))}
      </ol>
      <IconButton
        className="setup-dismiss"
        label={labels.dismiss}
        icon={X}
        onClick={() => rememberStep(profile.id, 'dismissed')}
      />
      {dialog}
    </details>
  )
}

interface SetupStepProps {
  label: string
  /** Empty for sharing, which is a dialog. */
  to: string
  isDone: boolean
  onShare: () => void
}

function SetupStep({ label, to, isDone, onShare }: SetupStepProps) {
  if (isDone) {
    return (
      <span>
        {label} <span className="sr-only">{labels.ticked}</span>
      </span>
    )
  }
  if (to) {
    return (
      <Link to={to} className="dash-way">
        {label}
      </Link>
    )
  }
  return (
    <button type="button" className="dash-way" aria-haspopup="dialog" onClick={onShare}>
      {label}
    </button>
  )
}
