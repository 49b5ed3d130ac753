import type { Preferences, PreferencesEdit } from '@nokshi/contract/crm/preferences.ts'
import type { Role } from '@nokshi/contract/roles.ts'
import { hashToken, newToken } from '../../accounts/tokens.ts'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { findPreference, listPreferences, type PreferenceRow, upsertPreference } from './preference-queries.ts'
import type { StaffMember } from './session.ts'

type Choices = Omit<Preferences, 'calendarSince'>
type StoredChoices = { [Name in keyof Choices]: number | null }

/** The defaults. A viewer has no tasks, so no mail about them. */
function defaultChoices(role: Role): Choices {
  return { wantsDigest: role !== 'viewer', wantsSubmissions: false, wantsReminders: true, wantsAssignments: true }
}

function readChoices(role: Role, stored: StoredChoices | undefined): Choices {
  const defaults = defaultChoices(role)
  const chosen = (name: keyof Choices) => {
    const value = stored?.[name] ?? null
    return value === null ? defaults[name] : value === 1
  }
  return {
    wantsDigest: chosen('wantsDigest'),
    wantsSubmissions: chosen('wantsSubmissions'),
    wantsReminders: chosen('wantsReminders'),
    wantsAssignments: chosen('wantsAssignments'),
  }
}

export async function getPreferences(db: Db, { id, role }: StaffMember) {
  return presentPreferences(role, await findPreference(db, id))
}

export async function editPreferences(db: Db, { id, role }: StaffMember, edit: PreferencesEdit) {
  const changes = Object.fromEntries(Object.entries(edit).map(([name, isWanted]) => [name, Number(isWanted)]))
  return presentPreferences(role, await upsertPreference(db, id, changes))
}

function presentPreferences(role: Role, row: PreferenceRow | undefined): Preferences {
  return { ...readChoices(role, row), calendarSince: row?.calendarMadeAt ?? null }
}

export async function listReaders(db: Db) {
  const rows = await listPreferences(db)
  return rows.map(({ id, name, email, role, digestDay, ...stored }) => ({
    ...{ id, name, email, digestDay },
    ...readChoices(role, stored),
  }))
}

/** Replaces the calendar address. Its token is in the query, which the proxies of deploy/ do not log. */
export async function makeCalendarLink({ db, now, config }: Deps, { id, role }: StaffMember) {
  const token = newToken()
  const row = await upsertPreference(db, id, { calendarHash: hashToken(token), calendarMadeAt: now() })
  return { address: `${config.apiUrl}/api/crm/calendar.ics?token=${token}`, preferences: presentPreferences(role, row) }
}

export async function closeCalendarLink({ db }: Deps, { id, role }: StaffMember) {
  return presentPreferences(role, await upsertPreference(db, id, { calendarHash: null, calendarMadeAt: null }))
}
