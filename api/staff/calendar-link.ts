import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../platform/deps.ts'
import { upsertPreference } from './preference-queries.ts'
import { presentPreferences } from './preferences.ts'
import type { StaffMember } from './session.ts'

/** Makes an address that programs can ask without logging in. There is one at a time: the one before is worth nothing. */
export async function makeCalendarLink({ db, now, config }: Deps, { id, role }: StaffMember) {
  const token = randomBytes(32).toString('base64url')
  const row = await upsertPreference(db, id, {
    calendarHash: hashCalendarToken(token),
    calendarMadeAt: now(),
  })
  return {
    address: `${config.apiUrl}/api/crm/calendar/${token}.ics`,
    preferences: presentPreferences(role, row),
  }
}

export async function closeCalendarLink({ db }: Deps, { id, role }: StaffMember) {
  return presentPreferences(
    role,
    await upsertPreference(db, id, { calendarHash: null, calendarMadeAt: null }),
  )
}

/** 256 random bits need no salt and no slow hash. */
export function hashCalendarToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
