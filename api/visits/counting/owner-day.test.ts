import { existsSync, globSync } from 'node:fs'
import { TimeZone } from '@nokshi/contract/time-zone.ts'
import { expect, test } from 'vitest'
import { makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, readAnalytics, track } from '../../testing/visits.ts'
import { dayIn, utcDay } from './owner-day.ts'

function dayOf(isoDate: string) {
  return Date.parse(isoDate) / 86_400_000
}

const cases: [instant: string, timeZone: string, day: string][] = [
  ['2026-11-14T17:59:59Z', 'Asia/Dhaka', '2026-11-14'],
  ['2026-11-14T18:00:00Z', 'Asia/Dhaka', '2026-11-15'],
  ['2026-11-14T20:59:59Z', 'Asia/Riyadh', '2026-11-14'],
  ['2026-11-14T21:00:00Z', 'Asia/Riyadh', '2026-11-15'],
  ['2026-11-14T20:00:00Z', 'Asia/Dubai', '2026-11-15'],
  ['2026-03-29T00:30:00Z', 'Europe/London', '2026-03-29'],
  ['2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
]

test.each(cases)('at %s in %s it is %s', (instant, timeZone, day) => {
  expect(dayIn(timeZone, Date.parse(instant))).toBe(dayOf(day))
})

test('the day of a salt is the same everywhere', () => {
  expect(utcDay(Date.parse('2026-11-14T23:59:59Z'))).toBe(dayOf('2026-11-14'))
})

const ZONES = '/usr/share/zoneinfo'

/** Intl knows them, and Temporal does not. */
const systemV = 'AST4 AST4ADT CST6 CST6CDT EST5 EST5EDT HST10 MST7 MST7MDT PST8 PST8PDT YST9 YST9YDT'
  .split(' ')
  .map((name) => `SystemV/${name}`)

test('Temporal knows every time zone that is accepted', () => {
  const onDisk = existsSync(ZONES) ? globSync('**', { cwd: ZONES }) : []
  const names = [...Intl.supportedValuesOf('timeZone'), ...onDisk, ...systemV, '+06:00', 'utc']

  const accepted = names.map((name) => TimeZone.safeParse(name)).flatMap(({ data }) => data ?? [])

  expect(accepted.length).toBeGreaterThan(400)
  for (const zone of accepted) expect(() => Temporal.Now.zonedDateTimeISO(zone)).not.toThrow()
  for (const zone of systemV) expect(TimeZone.safeParse(zone).success).toBe(false)
})

test('a page whose time zone an older release accepted counts its visits by UTC', async () => {
  const app = await testApp()
  const owner = await makeProfile(app)
  await app.deps.db.updateTable('profile').set({ timeZone: 'SystemV/PST8PDT' }).execute()

  const status = await track(app.visitor, aBeacon())

  expect(status).toBe(204)
  expect(await readAnalytics(owner.client, 7)).toMatchObject({ visitsToday: 1 })
})
