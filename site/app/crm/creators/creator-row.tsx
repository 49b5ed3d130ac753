import { crmCreators as labels } from '@nokshi/content/crm/creators.ts'
import { Success } from '@nokshi/contract/auth.ts'
import type { Creator } from '@nokshi/contract/crm/creators.ts'
import { dayInWords, today } from '../parts/day.ts'
import { TextLink } from '../parts/text-link.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'

export function CreatorRow({ creator }: { creator: Creator }) {
  const { id, email, username, isConfirmed, isSuspended, isRecovering } = creator
  const { reports, visits, visitsBefore } = creator
  const notes = [
    labels.since(dayInWords(today(new Date(creator.createdAt)))),
    ...(isConfirmed ? [] : [labels.unconfirmed]),
    ...(reports > 0 ? [labels.reports(reports)] : []),
    ...(isSuspended ? [labels.suspended] : []),
    ...(username === null ? [] : [labels.visits(visits, visitsBefore)]),
  ]
  return (
    <li className="crm-row">
      <p className="crm-row-words">
        <strong>
          <bdi>{username === null ? labels.noPage : `@${username}`}</bdi>
        </strong>{' '}
        <bdi>{email}</bdi>
        <br />
        <span className="crm-small">{notes.join(' · ')}</span>
      </p>
      {!isConfirmed && (
        <ChangeButton
          about={email}
          send={() => crmApi('POST /api/crm/creators/{id}/confirmation', Success, { id })}
          done={() => labels.confirmed}
        >
          {labels.confirm}
        </ChangeButton>
      )}
      <TextLink to={`/crm/creators/${encodeURIComponent(id)}/recovery`}>
        {isRecovering ? labels.recovering : labels.recover}
        <span className="sr-only"> {email}</span>
      </TextLink>
    </li>
  )
}
