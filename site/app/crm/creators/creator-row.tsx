import { crmCreators as words } from '@nokshi/content/crm/creators.ts'
import { Success } from '@nokshi/contract/auth.ts'
import type { Creator } from '@nokshi/contract/safety/creators.ts'
import { dayInWords, today } from '../parts/day.ts'
import { WayLink } from '../parts/way-link.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'

export function CreatorRow({ creator }: { creator: Creator }) {
  const { id, email, username, isConfirmed, isSuspended, isRecovering } = creator
  const { reports, visits, visitsBefore } = creator
  const notes = [
    words.since(dayInWords(today(new Date(creator.createdAt)))),
    ...(isConfirmed ? [] : [words.unconfirmed]),
    ...(reports > 0 ? [words.reports(reports)] : []),
    ...(isSuspended ? [words.suspended] : []),
    ...(username === null ? [] : [words.visits(visits, visitsBefore)]),
  ]
  return (
    <li className="crm-row">
      <p className="crm-row-words">
        <strong>
          <bdi>{username === null ? words.noPage : `@${username}`}</bdi>
        </strong>{' '}
        <bdi>{email}</bdi>
        <br />
        <span className="crm-small">{notes.join(' · ')}</span>
      </p>
      {!isConfirmed && (
        <ChangeButton
          about={email}
          send={() =>
            crmApi.post(`/api/crm/creators/${encodeURIComponent(id)}/confirmation`, undefined, Success)
          }
          done={() => words.confirmed}
        >
          {words.confirm}
        </ChangeButton>
      )}
      <WayLink to={`/crm/creators/${encodeURIComponent(id)}/recovery`}>
        {isRecovering ? words.recovering : words.recover}
        <span className="sr-only"> {email}</span>
      </WayLink>
    </li>
  )
}
