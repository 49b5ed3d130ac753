import { CalendarMade } from '@nokshi/contract/crm/calendar.ts'
import { Preferences } from '@nokshi/contract/crm/preferences.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { expectAnswer, openBoard } from '../../testing/board.ts'
import type { Client } from '../../testing/client.ts'
import { makeStaff } from '../../testing/make.ts'
import { issueResetLink } from '../staff/reset-password.ts'

async function makeAddress(client: Client) {
  const { address } = CalendarMade.parse(await expectAnswer(client.post('/api/crm/me/calendar', {}), 201))
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** As a calendar program reads it. */
async function readEvents(client: Client, path: string) {
  const reply = await client.get(path)
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await reply.text()))
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const { uid, summary, startDate, endDate, description } = new ICAL.Event(part)
    const alarm = part.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    return {
      ...{ uid, summary, description, url: String(part.getFirstPropertyValue('url')) },
      isWholeDay: startDate.isDate,
      start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      minutes: endDate.subtractDate(startDate).toSeconds() / 60,
      alarm: alarm === undefined ? null : String(alarm),
    }
  })
}

test('a calendar program reads tasks, meetings and closing days of the member whose address it is', async () => {
  const board = await openBoard()
  const other = await makeStaff(board, 'member')
  const { record: deal } = await board.addDeal({
    ...{ title: 'Tea house; site, shop', ownerId: board.staff.id, expectedClose: '2026-12-01' },
  })
  await board.addDeal({ title: 'Another’s', ownerId: other.staff.id, expectedClose: '2026-12-01' })
  for (const task of [
    { title: 'Send the quote\\ন', dueDay: '2026-11-20' },
    { ...{ title: 'With Huda', kind: 'meeting', dueDay: '2026-11-18', dueTime: '15:00', remindMinutes: 30 } },
    { title: 'Some day' },
    { title: 'Not mine', dueDay: '2026-11-20', assigneeId: other.staff.id },
  ])
    await expectAnswer(board.desk.post('/api/crm/tasks', task), 201)

  const events = await readEvents(board.visitor, await makeAddress(board.desk))

  expect(events.map(({ uid: _, url: __, ...event }) => event)).toEqual([
    {
      ...{ summary: 'Send the quote\\ন', description: null, alarm: null },
      ...{ isWholeDay: true, start: '2026-11-20', minutes: 24 * 60 },
    },
    {
      ...{ summary: 'Meeting: With Huda', description: null, alarm: '-PT30M' },
      ...{ isWholeDay: false, start: '2026-11-18T09:00:00.000Z', minutes: 60 },
    },
    {
      ...{ summary: 'Closing: Tea house; site, shop', description: null, alarm: null },
      ...{ isWholeDay: true, start: '2026-12-01', minutes: 24 * 60 },
    },
  ])
  expect(events.at(-1)?.url).toBe(`http://localhost:3000/crm/deals/${deal.id}`)
})

test('an address is worth nothing once it is forged, replaced, revoked, or its member is gone', async () => {
  const board = await openBoard()
  const { client, staff } = await makeStaff(board, 'viewer')
  const statusOf = async (path: string) => (await board.visitor.get(path)).status
  const first = await makeAddress(client)
  expect(await statusOf(first)).toBe(200)

  expect(await statusOf(first.replace(/.$/, '!'))).toBe(404)
  expect(await statusOf('/api/crm/calendar.ics?token=null')).toBe(404)
  const second = await makeAddress(client)
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])

  const { calendarSince } = Preferences.parse(await expectAnswer(client.delete('/api/crm/me/calendar')))
  expect(calendarSince).toBeNull()
  expect(await statusOf(second)).toBe(404)

  const third = await makeAddress(client)
  await expectAnswer(board.desk.patch(`/api/crm/staff/${staff.id}`, { isDisabled: true }))
  expect(await statusOf(third)).toBe(404)
  await expectAnswer(board.desk.patch(`/api/crm/staff/${staff.id}`, { isDisabled: false }))
  expect(await statusOf(third)).toBe(404)
})

test('an address that somebody made with a stolen session ends with the password', async () => {
  const board = await openBoard()
  const { client, staff, password } = await makeStaff(board, 'member')
  const statusOf = async (path: string) => (await board.visitor.get(path)).status
  const chosen = { password: 'a quilt of a hundred seams', passwordConfirmation: 'a quilt of a hundred seams' }

  const first = await makeAddress(client)
  await expectAnswer(client.post('/api/crm/me/password', { currentPassword: password, ...chosen }))
  const second = await makeAddress(client)
  const link = await issueResetLink(board.deps, board.deps.db, staff.id)
  const between = [await statusOf(first), await statusOf(second)]
  const token = new URL(link).searchParams.get('token')
  const again = 'another quilt of many seams'
  await expectAnswer(
    board.visitor.post('/api/crm/reset-password', { token, password: again, passwordConfirmation: again }),
  )

  expect([...between, await statusOf(second)]).toEqual([404, 200, 404])
})

test('the database and the log know no address', async () => {
  const board = await openBoard()
  const path = await makeAddress(board.desk)
  await board.visitor.get(path)

  const token = /token=(.+)$/.exec(path)?.[1] ?? ''
  const rows = await board.deps.db.selectFrom('memberPreference').selectAll().execute()

  expect(token).toHaveLength(43)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(board.logged.join('\n')).not.toContain(token)
})
