import { accountPages } from '@nokshi/content/account.ts'
import type { AccountSession } from '@nokshi/contract/auth.ts'
import { useMutation } from '@tanstack/react-query'
import { queryClient } from '../platform/query-client.ts'
import { shownSentence } from '../platform/shown-sentence.ts'
import { Button } from '../ui/button.tsx'
import { notifyProblem } from '../ui/notify.ts'
import { endSession } from './account-calls.ts'
import { sessionsQuery } from './sessions-query.ts'

const words = accountPages.account.sessions

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A browser that is logged in. The one it is seen in has the logout button instead of this one. */
export function SessionRow({ session }: { session: AccountSession }) {
  const { id, device, createdAt, lastSeenAt, isCurrent } = session
  const ending = useMutation({
    mutationFn: () => endSession(id),
    onError: (fault) => notifyProblem(shownSentence(fault, accountPages.failed)),
    // Also after a refusal: it says that the session has ended already.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  })
  return (
    <li className="account-session">
      <div>
        <p className="account-fact">
          {device}
          {isCurrent && <span className="account-mark">{words.current}</span>}
        </p>
        <p className="soft">
          {words.since} <Moment at={createdAt} />, {words.lastSeen} <Moment at={lastSeenAt} />
        </p>
      </div>
      {!isCurrent && (
        <Button look="second" size="small" disabled={ending.isPending} onClick={() => ending.mutate()}>
          {ending.isPending ? words.end.busyLabel : words.end.label}
          <span className="sr-only">
            {' '}
            {words.endOf} {device}
          </span>
        </Button>
      )}
    </li>
  )
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figures">
      {inWords.format(new Date(at))}
    </time>
  )
}
