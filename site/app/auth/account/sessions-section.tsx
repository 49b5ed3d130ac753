import { accountPages, authPages } from '@nokshi/content/account.ts'
import { cities } from '@nokshi/content/cities.ts'
import { language } from '@nokshi/content/language.ts'
import { nameDevice } from '@nokshi/content/name-device.ts'
import { AccountSession, Success } from '@nokshi/contract/auth.ts'
import { writeMoment } from '@nokshi/contract/write-moment.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { SmallButton } from '../../ui/button.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { AccountSection } from './account-section.tsx'

const labels = accountPages.account.sessions

/** Where the account is logged in. Fetched at every look, because other devices change it. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => browserApi('GET /api/auth/sessions', AccountSession.array()),
  staleTime: 0,
  retry: false,
})

export function SessionsSection() {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  return (
    <AccountSection heading={labels.heading}>
      <p className="soft">{labels.text}</p>
      {sessions && (
        <ul className="full-width">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && <EndOthers />}
      {isPending && <p role="status">{labels.loading}</p>}
      {!sessions && !isPending && (
        <>
          <p role="alert">{labels.failed}</p>
          <SmallButton onClick={() => void refetch()}>{labels.again}</SmallButton>
        </>
      )}
    </AccountSection>
  )
}

function EndOthers() {
  const ending = useEnding(() => browserApi('POST /api/auth/end-other-sessions', Success))
  const { label, busyLabel } = labels.endOthers
  return (
    <SmallButton disabled={ending.isPending} onClick={() => ending.mutate()}>
      {ending.isPending ? busyLabel : label}
    </SmallButton>
  )
}

/** A browser that is logged in. The one it is seen in has the logout button instead of this one. */
function SessionRow({ session }: { session: AccountSession }) {
  const { id, device, timeZone, createdAt, lastSeenAt, isCurrent } = session
  const ending = useEnding(() => browserApi('DELETE /api/auth/sessions/{id}', Success, { id }))
  return (
    <li className="account-session row between gap-10 gap-x-16">
      <div>
        <p className="account-fact">
          <bdi>{nameDevice(device)}</bdi>
          {isCurrent && <span className="strong done micro">{labels.current}</span>}
        </p>
        <p className="soft">
          {labels.since} <Moment at={createdAt} />
          {language.comma} {labels.lastSeen} <Moment at={lastSeenAt} />
        </p>
        {timeZone && (
          <p className="soft">
            {labels.place} {placeOf(timeZone)}
          </p>
        )}
      </div>
      {!isCurrent && (
        <SmallButton disabled={ending.isPending} onClick={() => ending.mutate()}>
          {ending.isPending ? labels.end.busyLabel : labels.end.label}
          <span className="sr-only">
            {' '}
            {labels.endOf} {nameDevice(device)}
          </span>
        </SmallButton>
      )}
    </li>
  )
}

function placeOf(timeZone: string) {
  const city = cities[timeZone] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  try {
    const parts = new Intl.DateTimeFormat(language.locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts()
    return `${parts.find(({ type }) => type === 'timeZoneName')?.value} (${city})`
  } catch {
    // A browser that does not know the zone.
    return city
  }
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figures">
      {writeMoment(new Date(at), language)}
    </time>
  )
}

function useEnding(end: () => Promise<unknown>) {
  return useSave({
    send: end,
    failed: authPages.failed,
    // Also after a refusal: it says that the session has ended already.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  })
}
