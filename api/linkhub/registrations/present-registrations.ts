import { OwnRegistration, type ShownRegistration } from '@nokshi/contract/linkhub/registrations.ts'
import { zonedTime } from '../../platform/zoned-time.ts'
import type { RegistrationRow } from './queries.ts'

export function presentRegistrations(rows: RegistrationRow[], timeZone: string): OwnRegistration[] {
  return rows.flatMap(({ kind, number, endsOn, checkedAt }) => {
    const checkedOn = checkedAt === null ? null : dayIn(timeZone, checkedAt)
    return OwnRegistration.safeParse({ kind, number, endsOn, checkedOn }).data ?? []
  })
}

export function presentValid(rows: RegistrationRow[], timeZone: string, now: number): ShownRegistration[] {
  const today = dayIn(timeZone, now)
  const valid = rows.filter(({ endsOn }) => endsOn === null || endsOn >= today)
  return presentRegistrations(valid, timeZone).map(({ kind, number, checkedOn }) => ({ kind, number, checkedOn }))
}

/** The instants at which one of them is gone: the end of its last day where its owner is. */
export function listEnds(rows: RegistrationRow[], timeZone: string, now: number) {
  const offset = zonedTime(timeZone, now).timeZoneId
  return rows.flatMap(({ endsOn }) =>
    endsOn === null ? [] : Temporal.PlainDate.from(endsOn).add({ days: 1 }).toZonedDateTime(offset).epochMilliseconds,
  )
}

export function dayIn(timeZone: string, now: number) {
  return zonedTime(timeZone, now).toPlainDate().toString()
}
