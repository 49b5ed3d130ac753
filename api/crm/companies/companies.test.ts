import { CompanyLine } from '@nokshi/contract/crm/companies.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { expect, test } from 'vitest'
import { openPeople } from '../../testing/people.ts'

test('a company shows its people, its open deals and what they are worth', async () => {
  const { add, addCompany, desk } = await openPeople()
  const { record } = await addCompany({ website: 'https://www.delta.example', city: 'Sylhet' })
  await add({ companyId: record.id })
  const deal = { title: 'Site', companyId: record.id }
  await desk.post('/api/crm/deals', { ...deal, amount: { minor: 100_000, currency: 'BDT' } })
  await desk.post('/api/crm/deals', { ...deal, amount: { minor: 5_000, currency: 'AED' } })

  const { items } = await desk.read('/api/crm/companies?q=delta', pageOf(CompanyLine))

  expect(items).toMatchObject([
    {
      name: 'Delta Tea',
      domain: 'delta.example',
      city: 'Sylhet',
      people: 1,
      openDeals: 2,
      openTotals: {
        sums: [
          { currency: 'BDT', minor: 100_000 },
          { currency: 'AED', minor: 5_000 },
        ],
      },
    },
  ])
})

test('a company that goes leaves its people and deals, and comes back to them', async () => {
  const { add, addCompany, desk, read, trash, find } = await openPeople()
  const { record: company } = await addCompany()
  const { record: huda } = await add({ companyId: company.id })

  await trash(company.id, 'companies')
  expect(await read(huda.id)).toMatchObject({ name: 'Huda Rahman', company: null })
  expect(await find('delta')).toEqual([])

  await desk.post(`/api/crm/trash/company/${company.id}/restore`, {})
  expect(await read(huda.id)).toMatchObject({ company: { id: company.id } })
  expect(await find('delta')).toEqual(['Huda Rahman', 'Delta Tea'])
})

test('a company under a new name is found with its people by the new one only', async () => {
  const { add, addCompany, desk, find, undo } = await openPeople()
  const { record } = await addCompany()
  await add({ companyId: record.id })

  const reply = await desk.patch(`/api/crm/companies/${record.id}`, { version: 1, name: 'Meghna Tea' })
  const { changeId } = await reply.json()
  expect([await find('delta'), await find('meghna')]).toEqual([[], ['Huda Rahman', 'Meghna Tea']])

  await undo(changeId)
  expect([await find('delta'), await find('meghna')]).toEqual([['Huda Rahman', 'Delta Tea'], []])
})

test('a company like another is pointed out, not merged', async () => {
  const { addCompany } = await openPeople()
  const { record: first } = await addCompany({ name: 'Delta Tea House' })

  const { record } = await addCompany({ name: 'Delta Tea Houses' })

  expect(record.suggestions).toMatchObject([{ kind: 'same-company', other: { id: first.id } }])
})

test('two companies become one with the people and deals of both, and are parted again', async () => {
  const { add, addCompany, desk, mergeCompanies, readCompany, undo, clock } = await openPeople()
  const { record: delta } = await addCompany()
  const { record: other } = await addCompany({ name: 'Delta Tea Group', city: 'Sylhet', website: 'delta.example' })
  await add({ companyId: delta.id })
  await add({ name: 'Karim', companyId: other.id })
  await desk.post('/api/crm/deals', { title: 'Site', companyId: other.id })
  const before = [await readCompany(delta.id), await readCompany(other.id)]
  clock.advance(1000)

  const { record, changeId } = await mergeCompanies(delta.id, other.id)
  expect(record).toMatchObject({ people: 2, openDeals: 1, city: 'Sylhet', domain: 'delta.example' })
  expect(record.suggestions).toEqual([])
  expect(await readCompany(other.id)).toMatchObject({ id: delta.id })

  expect((await undo(changeId)).status).toBe(200)
  const after = [await readCompany(delta.id), await readCompany(other.id)]
  expect(after.map(({ version: _, ...rest }) => rest)).toEqual(before.map(({ version: _, ...rest }) => rest))
})
