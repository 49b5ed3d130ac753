import { crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import type { Me } from '@nokshi/contract/crm/staff.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMe } from '../staff/crm-me.ts'
import { SubmissionDecline } from './submission-decline.tsx'
import { type TriageAct, useTriage } from './submission-triage.ts'

interface Offer {
  act: TriageAct
  label: string
}

/** What can be done with a submission now; the first is what is done most. */
export function SubmissionActs({ submission }: { submission: Submission }) {
  const me = useMe()
  const place = useRef<HTMLFieldSetElement>(null)
  const [isDeclining, setDeclining] = useState(false)
  // The button that was pressed is gone then; the others are here.
  const triage = useTriage({ onDone: () => place.current?.focus({ preventScroll: true }) })
  return (
    <fieldset ref={place} tabIndex={-1} className="crm-actions" aria-label={crmSubmission.acts}>
      {offersFor(submission, me).map(({ act, label }) => (
        <Button
          key={act}
          look={act === 'take' ? 'primary' : 'second'}
          size="small"
          disabled={triage.isPending}
          onClick={() => (act === 'decline' ? setDeclining(true) : triage.mutate({ id: submission.id, act }))}
        >
          {label}
        </Button>
      ))}
      {isDeclining && (
        <SubmissionDecline
          id={submission.id}
          deal={submission.isJoined ? undefined : submission.deal?.name}
          onClose={() => setDeclining(false)}
        />
      )}
    </fieldset>
  )
}

/** What somebody else has taken is theirs; an owner may give it back for them. */
export function offersFor({ tab, takenBy }: Submission, me: Me): Offer[] {
  const { take, release, close, closeTaken, reopen, spam, notSpam } = crmSubmission
  if (me.role === 'viewer') return []
  if (tab === 'spam') return [{ act: 'not-spam', label: notSpam }]
  if (tab === 'closed') return [{ act: 'reopen', label: reopen }]
  if (tab === 'new')
    return [
      { act: 'take', label: take },
      { act: 'decline', label: close },
      { act: 'spam', label: spam },
    ]
  const isMine = takenBy?.id === me.id
  return [
    ...(isMine || me.role === 'owner' ? [{ act: 'release' as const, label: release }] : []),
    { act: 'close', label: closeTaken },
    { act: 'spam', label: spam },
  ]
}
