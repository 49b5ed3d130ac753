import { expect, test } from 'vitest'
import { patch, remove } from '../../testing/board.ts'
import { openPeople } from '../../testing/people.ts'

test('an id of something else, of nothing or of rubbish is nobody', async () => {
  const { add, addCompany, desk } = await openPeople()
  const { record: company } = await addCompany()
  const { record: contact } = await add()

  for (const id of [company.id, 'nothing', '%00', '%F0%9F%99%82', 'a'.repeat(5000), "';--"]) {
    const path = `/api/crm/contacts/${id}`
    expect((await desk.get(path)).status).toBe(404)
    expect((await desk.get(`${path}/duplicates`)).status).toBe(404)
    expect((await desk.get(`${path}/export`)).status).toBe(404)
    expect((await patch(desk, path, { version: 1, title: 'x' })).status).toBe(404)
    expect((await remove(desk, path)).status).toBe(404)
    expect((await desk.post(`/api/crm/changes/${id}/undo`, {})).status).toBe(404)
    expect((await desk.post(`/api/crm/trash/contact/${id}/restore`, {})).status).toBe(404)
  }
  expect((await desk.get(`/api/crm/companies/${contact.id}`)).status).toBe(404)
  expect((await patch(desk, `/api/crm/companies/${contact.id}`, { version: 1 })).status).toBe(404)
  expect((await desk.post(`/api/crm/trash/nothing/${contact.id}/restore`, {})).status).toBe(404)
  const merge = { intoId: contact.id, fromId: company.id }
  expect((await desk.post('/api/crm/contacts/merge', merge)).status).toBe(404)
  expect((await desk.post('/api/crm/companies/merge', merge)).status).toBe(404)
})

test('nobody is added who breaks a rule', async () => {
  const { desk, list } = await openPeople()
  const errors: [string, unknown][] = [
    ['name', ''],
    ['name', 'x'.repeat(121)],
    ['name', '\u200b'],
    ['contactMethods', ['neither']],
    ['contactMethods', Array(21).fill('a@example.com')],
    ['companyId', 'nothing'],
    ['companyId', '\u0000'],
    ['ownerId', 'nobody'],
    ['tags', ['x'.repeat(41)]],
    ['language', 'fr'],
    ['note', 'x'.repeat(5001)],
  ]

  for (const [field, value] of errors) {
    const reply = await desk.post('/api/crm/contacts', { name: 'Huda', [field]: value })
    expect(reply.status, `${field} ${value}`).toBe(400)
  }
  expect(await list()).toEqual([])
})

test('the list takes any text as a filter, and refuses what is none', async () => {
  const { desk } = await openPeople()
  const status = async (question: string) => (await desk.get(`/api/crm/contacts?${question}`)).status
  const cursor = (text: string) => `cursor=${Buffer.from(text).toString('base64url')}`

  for (const question of [`q=${'x'.repeat(200)}`, 'q=%25%5F', 'tag=nothing', 'owner=nobody'])
    expect(await status(question), question).toBe(200)
  for (const question of [
    `q=${'x'.repeat(201)}`,
    'tag=%01',
    'source=%01',
    'sort=upwards',
    'cursor=rubbish',
    `${cursor('["a\\u0000","b"]')}&sort=name`,
    cursor('["a","b"]'),
    cursor('[1e300,"b"]'),
  ])
    expect(await status(question), question).toBe(400)
})
