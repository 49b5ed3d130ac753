import { expect, test } from 'vitest'
import { openPeople } from '../../testing/people.ts'

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
