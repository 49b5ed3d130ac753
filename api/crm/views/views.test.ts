import { SavedView } from '@nokshi/contract/crm/views.ts'
import { expect, test } from 'vitest'
import { expectAnswer } from '../../testing/board.ts'
import type { Client } from '../../testing/client.ts'
import { makeStaff } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

const aView = { list: 'deals', name: 'Big ones', query: 'view=list&minAmount=50000', isShared: false }
const listNames = async (client: Client, list = 'deals') =>
  (await client.read(`/api/crm/views?list=${list}`, SavedView.array())).map(({ name }) => name)
const save = async (client: Client, more: object = {}) =>
  SavedView.parse(await expectAnswer(client.post('/api/crm/views', { ...aView, ...more })))

test('a view is of one list and of one member until it is shared', async () => {
  const app = await testApp()
  const rafi = await makeStaff(app, 'member')
  const nila = await makeStaff(app, 'member')

  const mine = await save(rafi.client)
  await save(rafi.client, { name: 'Ours', isShared: true })
  await save(rafi.client, { list: 'tasks', name: 'Due' })

  expect(mine).toMatchObject({ name: 'Big ones', query: aView.query, isMine: true, isShared: false })
  expect(await listNames(rafi.client)).toEqual(['Big ones', 'Ours'])
  expect(await listNames(nila.client)).toEqual(['Ours'])
})

test('only whoever saved a view deletes it, an owner what is shared; a viewer saves, and shares nothing', async () => {
  const app = await testApp()
  const rafi = await makeStaff(app, 'member')
  const nila = await makeStaff(app, 'member')
  const owner = await makeStaff(app, 'owner')
  const viewer = await makeStaff(app, 'viewer')
  const own = await save(rafi.client)
  const shared = await save(rafi.client, { name: 'Ours', isShared: true })

  const remove = (client: Client, id: string) => client.delete(`/api/crm/views/${id}`)
  expect((await problemOf(await remove(owner.client, own.id))).code).toBe('no-such-view')
  expect((await remove(nila.client, shared.id)).status).toBe(404)
  expect((await remove(owner.client, shared.id)).status).toBe(200)
  await save(viewer.client, { name: 'Viewed' })
  expect((await viewer.client.post('/api/crm/views', { ...aView, isShared: true })).status).toBe(403)
  expect(await listNames(viewer.client)).toEqual(['Viewed'])
})
