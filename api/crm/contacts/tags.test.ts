import { expect, test } from 'vitest'
import { openPeople } from '../../testing/people.ts'

test('all tags are listed with how many people each has', async () => {
  const { add, desk, trash } = await openPeople()
  await add({ name: 'A', tags: ['Tea', 'Rice'] })
  const { record } = await add({ name: 'B', tags: ['tea'] })
  const read = async () => (await desk.get('/api/crm/tags')).json()

  expect(await read()).toMatchObject([
    { name: 'Rice', contacts: 1 },
    { name: 'Tea', contacts: 2 },
  ])
  await trash(record.id)
  expect(await read()).toMatchObject([{ contacts: 1 }, { contacts: 1 }])
})
