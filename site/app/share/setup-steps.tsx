import { share } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Check, ChevronDown, X } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import { rememberStep, useShareDialog, useStepMemory } from './share-panel.tsx'
import './setup-steps.css'
import { TextLink } from '../ui/button.tsx'

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
    <details className="setup relative card below-8" open={!hasLinks}>
      <summary className="setup-head no-marker line gap-8 nowrap">
        <strong>{labels.heading}</strong>
        <span className="micro soft">{labels.done(done, steps.length)}</span>
        <ChevronDown aria-hidden size={18} className="chevron soft push-end" />
      </summary>
      <ol className="setup-steps stack">
        {steps.map(({ label, to, isDone }) => (
          <li key={label} className={`line gap-10 tap-height ${isDone ? 'soft' : ''}`}>
            <span className="setup-knot flex-none stack center" data-done={isDone || undefined} aria-hidden>
              {isDone && <Check size={16} />}
            </span>
            {isDone && (
              <span>
                {label} <span className="sr-only">{labels.ticked}</span>
              </span>
            )}
            {!isDone && to !== '' && <TextLink to={to} label={label} className="dash-way" />}
            {/* Sharing is a dialog. */}
            {!isDone && to === '' && (
              <button type="button" className="dash-way" aria-haspopup="dialog" onClick={open}>
                {label}
              </button>
            )}
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
