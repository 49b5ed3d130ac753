import { Board, Deal, firstLostReasons, firstServices, Stage } from '@nokshi/contract/crm/deals.ts'
import { ReplyTemplate } from '@nokshi/contract/crm/replies.ts'
import { Rate, StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { expectAnswer, openBoard, Refused } from '../../testing/board.ts'
import type { Client } from '../../testing/client.ts'

function readStages(desk: Client) {
  return desk.read('/api/crm/stages', z.array(Stage))
}

describe('stages', () => {
  test('are added before Won, renamed and put in another order', async () => {
    const { desk } = await openBoard()
    const input = { label: 'On hold', probability: 30, rotDays: 14 }
    const added = Stage.parse(await expectAnswer(desk.post('/api/crm/stages', input), 201))
    const labels = async () => (await readStages(desk)).map(({ label }) => label)
    expect(await labels()).toEqual(['New', 'Talking', 'Proposal sent', 'Negotiating', 'On hold', 'Won', 'Lost'])

    const path = `/api/crm/stages/${added.id}`
    await expectAnswer(desk.patch(path, { version: 1, label: 'Waiting', beforeId: 'talking' }))
    expect(await labels()).toEqual(['New', 'Waiting', 'Talking', 'Proposal sent', 'Negotiating', 'Won', 'Lost'])
    await expectAnswer(desk.patch(path, { version: 2, beforeId: null }))
    expect(await labels()).toEqual(['New', 'Talking', 'Proposal sent', 'Negotiating', 'Waiting', 'Won', 'Lost'])
    expect((await desk.patch(path, { version: 1, label: 'Late' })).status).toBe(409)
  })

  test('with deals stay, and so do Won and Lost', async () => {
    const { desk, addDeal } = await openBoard()
    const { record } = await addDeal()
    await desk.delete(`/api/crm/deals/${record.id}`)

    expect((await desk.delete('/api/crm/stages/new')).status).toBe(409)
    expect((await desk.delete('/api/crm/stages/won')).status).toBe(409)
    expect((await desk.patch('/api/crm/stages/lost', { version: 1, probability: 5 })).status).toBe(400)
    expect((await desk.patch('/api/crm/stages/lost', { version: 1, label: 'Gone' })).status).toBe(200)
    expect((await desk.delete('/api/crm/stages/nowhere')).status).toBe(404)
  })

  test('that were removed show again when undo brings a deal back into them', async () => {
    const { desk, addDeal, move, undo, readColumn } = await openBoard()
    const { record } = await addDeal({ stageId: 'talking' })
    const { changeId } = await move(record.id, { stageId: 'won' })
    expect((await desk.delete('/api/crm/stages/talking')).status).toBe(200)
    expect((await readStages(desk)).map(({ id }) => id)).not.toContain('talking')

    expect((await undo(changeId)).status).toBe(200)

    expect(await readColumn('talking')).toEqual(['Tea house site'])
    expect((await move(record.id, { stageId: 'new' })).record.stageId).toBe('new')
    expect((await desk.post(`/api/crm/deals/${record.id}/move`, { stageId: 'talking' })).status).toBe(404)
  })

  test('that were removed by mistake are put back where they were', async () => {
    const { desk } = await openBoard()
    const before = await readStages(desk)
    await expectAnswer(desk.delete('/api/crm/stages/proposal-sent'))
    expect(await readStages(desk)).toHaveLength(before.length - 1)

    await expectAnswer(desk.post('/api/crm/stages/proposal-sent/restore', {}))

    expect(await readStages(desk)).toEqual(before)
    expect((await desk.post('/api/crm/stages/nothing/restore', {})).status).toBe(404)
  })

  test('keep at least one that is open', async () => {
    const { desk } = await openBoard()
    for (const id of ['talking', 'proposal-sent', 'negotiating'])
      expect((await desk.delete(`/api/crm/stages/${id}`)).status).toBe(200)

    expect((await desk.delete('/api/crm/stages/new')).status).toBe(409)
  })
})

describe('rates', () => {
  test('say where they come from, and when somebody should look again', async () => {
    const { desk } = await openBoard()
    const before = await desk.read('/api/crm/rates', z.array(Rate))
    expect(before).toContainEqual({
      currency: 'AED',
      perDollar: '3.6725',
      source: 'peg',
      asOf: '1997-11-01',
      isOld: false,
    })
    expect(before.find((rate) => rate.currency === 'BDT')?.isOld).toBe(true)

    const after = await expectAnswer(desk.patch('/api/crm/rates/BDT', { perDollar: '122.75' }))
    expect(after).toEqual({ currency: 'BDT', perDollar: '122.75', source: 'manual', asOf: '2026-11-15', isOld: false })
  })

  test('are numbers above nothing with at most eight decimals', async () => {
    const { desk } = await openBoard()

    for (const perDollar of ['0', '0.00', '-1', '1e5', '12,5', '', '1.123456789', 'NaN']) {
      const reply = await desk.patch('/api/crm/rates/BDT', { perDollar })
      expect(reply.status, perDollar).toBe(400)
      expect(Refused.parse(await reply.json()).fields).toEqual({ perDollar: 'Enter a rate, like 122.50.' })
    }
  })

  test('that changes by more than a tenth is asked about first', async () => {
    const { desk } = await openBoard()
    await desk.patch('/api/crm/rates/BDT', { perDollar: '122.5', isSure: true })

    const slip = await desk.patch('/api/crm/rates/BDT', { perDollar: '1225' })
    expect(slip.status).toBe(409)
    expect(await slip.json()).toMatchObject({ code: 'rate-jump', params: { from: '122.5', to: '1225' } })
    expect((await desk.patch('/api/crm/rates/BDT', { perDollar: '134.7' })).status).toBe(200)
    expect((await desk.patch('/api/crm/rates/BDT', { perDollar: '1225', isSure: true })).status).toBe(200)
  })

  test('of the dollar and of what is no currency cannot be changed', async () => {
    const { desk } = await openBoard()

    expect((await desk.patch('/api/crm/rates/USD', { perDollar: '2' })).status).toBe(409)
    expect((await desk.patch('/api/crm/rates/EUR', { perDollar: '2' })).status).toBe(404)
  })
})

test('another base currency recounts the board and every deal, and back again', async () => {
  const { desk, addDeal } = await openBoard()
  const { record } = await addDeal({ amount: { minor: 1_220_000, currency: 'BDT' } })
  const inBase = async () => {
    const { columns } = await desk.read('/api/crm/board', Board)
    const deal = await desk.read(`/api/crm/deals/${record.id}`, Deal)
    return [columns[0]?.totals.inBase, deal.inBase?.money]
  }
  const dollars = { minor: 10_000, currency: 'USD' }
  const taka = { minor: 1_220_000, currency: 'BDT' }

  await expectAnswer(desk.patch('/api/crm/settings', { baseCurrency: 'USD' }))
  expect(await inBase()).toEqual([dollars, dollars])
  await expectAnswer(desk.patch('/api/crm/settings', { baseCurrency: 'BDT' }))
  expect(await inBase()).toEqual([taka, taka])
})

test('lost reasons and services are lists of the studio, and what is removed stays with the deals that have it', async () => {
  const { desk, addDeal, edit, move, readDeal } = await openBoard()
  const { record } = await addDeal({ service: 'ecommerce' })
  const far = { value: 'Too far away', label: 'Too far away' }
  const services = [
    { value: 'web-app', label: 'ওয়েব অ্যাপ' },
    { value: 'Print', label: 'Print' },
  ]
  const save = (settings: object) => desk.patch('/api/crm/settings', settings)

  await expectAnswer(save({ lostReasons: [far], services }))

  expect((await edit(record.id, { version: 1, title: 'Shop', service: 'ecommerce' })).status).toBe(200)
  expect((await edit(record.id, { version: 2, service: 'Print' })).status).toBe(200)
  const gone = await edit(record.id, { version: 3, service: 'ecommerce' })
  expect(Refused.parse(await gone.json()).fields).toEqual({ service: 'Choose a service from the list.' })
  expect((await desk.post(`/api/crm/deals/${record.id}/move`, { stageId: 'lost', lostReason: 'price' })).status).toBe(
    400,
  )
  await move(record.id, { stageId: 'lost', lostReason: far.value })
  await expectAnswer(save({ lostReasons: [{ ...far, label: 'Distance' }] }))
  expect(await readDeal(record.id)).toMatchObject({ service: 'Print', lostReason: 'Too far away' })
  expect(await (await desk.get('/api/crm/deals.csv')).text()).toContain('Distance')
  for (const wrong of [[], [far, far], [{ value: 'x', label: ' ' }]])
    expect((await save({ lostReasons: wrong })).status).toBe(400)
})

test('settings are changed one by one, and what cannot be is refused', async () => {
  const { desk } = await openBoard()

  await expectAnswer(desk.patch('/api/crm/settings', { retentionDays: 90, timeZone: 'asia/riyadh' }))

  expect(await desk.read('/api/crm/settings', StudioSettings)).toEqual({
    baseCurrency: 'BDT',
    requiresTwoFactor: false,
    retentionDays: 90,
    replyGoalMinutes: 60,
    timeZone: 'Asia/Riyadh',
    workDays: [0, 1, 2, 3, 4],
    opens: '10:00',
    closes: '18:00',
    holidays: [],
    lostReasons: firstLostReasons,
    services: firstServices,
  })
  for (const wrong of [{ baseCurrency: 'EUR' }, { retentionDays: 1 }, { timeZone: 'Mars/Base' }])
    expect((await desk.patch('/api/crm/settings', wrong)).status).toBe(400)
})

describe('replies at hand', () => {
  test('are added at the end, changed and removed', async () => {
    const { desk } = await openBoard()
    const input = { title: 'Thanks', language: 'bn', channel: 'whatsapp', body: 'ধন্যবাদ {name}' }
    const { id } = ReplyTemplate.parse(await expectAnswer(desk.post('/api/crm/templates', input), 201))
    const path = `/api/crm/templates/${id}`

    await expectAnswer(desk.patch(path, { version: 1, title: 'ধন্যবাদ' }))
    expect((await desk.patch(path, { version: 1, title: 'Late' })).status).toBe(409)
    expect((await desk.read('/api/crm/templates', z.array(ReplyTemplate))).at(-1)).toMatchObject({
      title: 'ধন্যবাদ',
      body: 'ধন্যবাদ {name}',
    })
    expect((await desk.delete(path)).status).toBe(200)
    expect((await desk.patch(path, { version: 2, title: 'Gone' })).status).toBe(404)
    expect((await desk.delete(path)).status).toBe(404)
  })

  test('with a placeholder that nothing fills in are refused, by its name', async () => {
    const { desk } = await openBoard()
    const [first] = await desk.read('/api/crm/templates', z.array(ReplyTemplate))
    const input = { title: 'Price', language: 'en', channel: 'email' }
    for (const [body, mark] of [
      ['Dear {name}, it costs {price}.', '{price}'],
      ['Dear {{name}},', '{}'],
      ['Dear {Name},', '{Name}'],
      ['Dear {name', '{name'],
      ['Dear {name}},', '}'],
    ])
      for (const reply of [
        await desk.post('/api/crm/templates', { ...input, body }),
        await desk.patch(`/api/crm/templates/${first?.id}`, { version: first?.version, body }),
      ]) {
        expect(reply.status).toBe(400)
        expect(Refused.parse(await reply.json()).fields?.body).toContain(`${mark} is not filled in`)
      }
  })
})
