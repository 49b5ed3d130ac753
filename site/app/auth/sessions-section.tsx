import { accountPages } from '@nokshi/content/account.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '../platform/query-client.ts'
import { shownSentence } from '../platform/shown-sentence.ts'
import { Button } from '../ui/button.tsx'
import { notifyProblem } from '../ui/notify.ts'
import { endOtherSessions } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import { SessionRow } from './session-row.tsx'
import { sessionsQuery } from './sessions-query.ts'

const words = accountPages.account.sessions

export function SessionsSection() {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  return (
    <AccountSection heading={words.heading}>
      <p className="soft">{words.text}</p>
      {sessions && (
        <ul className="account-sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && <EndOthers />}
      {isPending && <p role="status">{words.loading}</p>}
      {!sessions && !isPending && (
        <>
          <p role="alert">{words.failed}</p>
          <Button look="second" size="small" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </>
      )}
    </AccountSection>
  )
}

function EndOthers() {
  const ending = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => queryClient.invalidateQueries(sessionsQuery),
    onError: (fault) => notifyProblem(shownSentence(fault, accountPages.failed)),
  })
  const { label, busyLabel } = words.endOthers
  return (
    <Button look="second" size="small" disabled={ending.isPending} onClick={() => ending.mutate()}>
      {ending.isPending ? busyLabel : label}
    </Button>
  )
}
