import type { Db } from '@nokshi/api/database/connect.ts'
import { migrateToLatest } from '@nokshi/api/database/migrate.ts'
import { zonedTime } from '@nokshi/api/platform/zoned-time.ts'
import { firstSettings, writeSettings } from '@nokshi/api/staff/studio/studio.ts'
import { growPages } from '../bench/growth/grow-pages.ts'

const OWNERS = 40
const MEMBERS = 10
const HOUR = 60 * 60 * 1000

/**
 * Owners whose weekly letter is due, and members of the studio whose digest is, written straight into an empty database: no
 * scenario can wait for a Monday, or for eight in the morning. Answers whom a mail must reach.
 */
export async function makeDueLetters(db: Db) {
  await migrateToLatest(db)
  return [...(await makeOwners(db)), ...(await makeMembers(db))]
}

async function makeOwners(db: Db) {
  for (const statement of growPages({ from: 1, to: OWNERS })) await statement.execute(db)
  const profiles = await db.selectFrom('profile').select(['id', 'timeZone']).execute()
  const now = Date.now()
  const plans = profiles.map(({ id, timeZone }) => ({
    profileId: id,
    // Yesterday's letter is still news.
    weekday: zonedTime(timeZone, now - 24 * HOUR).dayOfWeek,
    nextAt: now - HOUR,
    emptyWeeks: 0,
  }))
  await db.insertInto('letterPlan').values(plans).execute()
  return profiles.map((_, index) => `person-${index + 1}@example.com`)
}

async function makeMembers(db: Db) {
  const now = Date.now()
  const at = new Date(now).toISOString()
  const members = Array.from({ length: MEMBERS }, (_, index) => ({
    ...{ id: `member-of-chaos-${index}`, name: `Member ${index}`, email: `member-${index}@example.com` },
    ...{ image: null, role: 'member' as const, disabledAt: null, createdAt: at, updatedAt: at },
  }))
  await db.insertInto('staff').values(members).execute()
  const settings = writeSettings({ ...firstSettings, timeZone: findMorning(now) })
  const [owner] = members
  const studio = { id: 1, ownerId: owner?.id ?? '', baseCurrency: 'BDT', settings, claimedAt: now }
  await db.insertInto('studio').values(studio).execute()
  const tasks = members.map(({ id }) => ({
    ...{ id: `task-of-${id}`, version: 1, createdAt: now, updatedAt: now, deletedAt: null },
    ...{ title: 'Call back', kind: 'call' as const, dueDay: '2026-01-01', doneAt: null },
    ...{ assigneeId: id, dealId: null, contactId: null, companyId: null, createdBy: null },
  }))
  await db.insertInto('task').values(tasks).execute()
  return members.map(({ email }) => email)
}

/** A place where it is between nine and ten in the morning: digests are written from eight until noon. */
function findMorning(now: number) {
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.find((zone) => zonedTime(zone, now).hour === 9) ?? 'UTC'
}
