import { ReportLine } from '@nokshi/contract/crm/sales-report.ts'
import { expect, test } from 'vitest'
import { expectAnswer } from '../../testing/board.ts'
import { openInbox } from '../../testing/inbox.ts'

async function openStudio() {
  const studio = await openInbox()
  const { desk } = studio
  const stages = (await (await desk.get('/api/crm/stages')).json()) as { id: string; kind: string }[]
  const stageOf = (kind: string) => stages.find((stage) => stage.kind === kind)?.id
  const move = (dealId: string | undefined, kind: string, more: object = {}) =>
    expectAnswer(desk.post(`/api/crm/deals/${dealId}/move`, { stageId: stageOf(kind), ...more }))
  const read = (by: string) => desk.read(`/api/crm/sales-report?by=${by}&months=3`, ReportLine.array())
  return { ...studio, move, read }
}

test('the report says what became of the enquiries of each month, source and colleague', async () => {
  const studio = await openStudio()
  const { desk, staff, clock } = studio
  const from = { cameFrom: 'page=/services&utm_campaign=eid' }
  const won = await studio.sendLead({ contact: 'won@example.com', comment: 'One.', ...from })
  await expectAnswer(desk.post(`/api/crm/inbox/${won.id}/reply`, { channel: 'call', body: 'Called.' }))
  const { version } = await studio.readDeal(won.deal)
  const edit = { version, ownerId: staff.id, amount: { minor: 5_000_00, currency: 'BDT' } }
  await expectAnswer(desk.patch(`/api/crm/deals/${won.deal?.id}`, edit))
  await studio.move(won.deal?.id, 'won')
  const lost = await studio.sendLead({ contact: 'lost@example.com', comment: 'Two.' })
  clock.advance(25 * 60 * 60 * 1000)
  await expectAnswer(desk.post(`/api/crm/inbox/${lost.id}/reply`, { channel: 'call', body: 'Late.' }))
  await studio.move(lost.deal?.id, 'lost', { lostReason: 'price' })

  const amount = { minor: 5_000_00, currency: 'BDT' }
  const all = { enquiries: 2, answeredInADay: 1, won: 1, lost: 1, amount, lostBecause: [{ reason: 'price', count: 1 }] }
  const months = await studio.read('month')
  expect(months).toMatchObject([{ enquiries: 2 }])
  expect(await studio.read('form')).toEqual([{ key: 'lead', name: null, ...all }])
  expect(await studio.read('page')).toMatchObject([
    { key: '/services', enquiries: 1, won: 1, lost: 0 },
    { key: '', enquiries: 1, won: 0, lost: 1 },
  ])
  expect(await studio.read('campaign')).toMatchObject([{ key: 'eid', won: 1 }, { key: '' }])
  expect(await studio.read('colleague')).toContainEqual(
    expect.objectContaining({ key: staff.id, name: staff.name, won: 1, amount }),
  )
  const table = await (await desk.get('/api/crm/sales-report.csv?by=form')).text()
  expect(table).toContain('Contact form,2,1,1,5000.00,1,1')
})

test('an enquiry that was closed with a reason is lost, also without a deal', async () => {
  const studio = await openStudio()
  const { id, deal } = await studio.sendLead({ contact: 'printers@example.com', type: 'other' })
  await expectAnswer(studio.desk.post(`/api/crm/inbox/${id}/decline`, { lostReason: 'not-a-fit' }))

  expect(deal).toBeNull()
  expect(await studio.read('form')).toMatchObject([{ lost: 1, lostBecause: [{ reason: 'not-a-fit', count: 1 }] }])
})

test('spam is no enquiry, and a deal that two enquiries became is won once', async () => {
  const studio = await openStudio()
  const first = await studio.sendLead({ comment: 'A site.' })
  const second = await studio.sendLead({ comment: 'About the same site, again.' })
  const spam = await studio.sendLead({ contact: 'spam@example.com', comment: 'Buy now.' })
  await studio.act(spam.id, 'spam')
  await studio.move(first.deal?.id, 'won')

  expect(second.deal?.id).toBe(first.deal?.id)
  expect(await studio.read('form')).toMatchObject([{ enquiries: 2, won: 1 }])
})
