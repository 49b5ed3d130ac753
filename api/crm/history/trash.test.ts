import { expect, test } from 'vitest'
import { openPeople } from '../../testing/people.ts'
import { readDatabase } from '../../testing/read-database.ts'

const DAY = 24 * 60 * 60 * 1000

test('the trash is emptied after a month, with addresses and all; what is younger stays', async () => {
  const { add, addCompany, trash, desk, clock, jobs, deps, merge } = await openPeople()
  const { record: old } = await add({ name: 'Zubaida', contactMethods: ['zubaida@example.com'] })
  await merge(old.id, (await add({ name: 'Zubaida Q' })).record.id)
  await desk.post('/api/crm/deals', { title: 'Shop', contactId: old.id })
  const { record: company } = await addCompany({ name: 'Zubaida Ltd' })
  const { record: young } = await add({ name: 'Young' })
  const [{ record: into }, { record: from }] = [await add({ name: 'Into' }), await add({ name: 'From' })]
  await merge(into.id, from.id)
  await trash(old.id)
  await trash(company.id, 'companies')
  clock.advance(20 * DAY)
  await trash(young.id)
  clock.advance(11 * DAY)

  await jobs.runDue()

  const { db } = deps
  expect(await db.selectFrom('contact').select('name').orderBy('name').execute()).toEqual([
    { name: 'From' },
    { name: 'Into' },
    { name: 'Young' },
  ])
  expect(await db.selectFrom('contactMethod').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('deal').select(['title', 'contactId']).execute()).toEqual([
    { title: 'Shop', contactId: null },
  ])
  expect((await readDatabase(deps)).toLowerCase()).not.toContain('zubaida')
})

test('the trash is read in parts, the newest first', async () => {
  const { add, addCompany, trash, desk, clock } = await openPeople()
  for (let n = 0; n < 30; n++) {
    await trash((await add({ name: `P${n}` })).record.id)
    await trash((await addCompany({ name: `C${n}` })).record.id, 'companies')
    clock.advance(1000)
  }

  const first = await (await desk.get('/api/crm/trash')).json()
  const rest = await (await desk.get(`/api/crm/trash?cursor=${first.next}`)).json()

  const titles = [...first.items, ...rest.items].map((item: { title: string }) => item.title)
  expect([first.items.length, rest.items.length, rest.next]).toEqual([50, 10, null])
  expect(new Set(titles).size).toBe(60)
  expect(new Set(titles.slice(0, 2))).toEqual(new Set(['P29', 'C29']))
})
