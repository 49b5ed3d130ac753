import { Reference } from '@nokshi/contract/crm/records.ts'
import { Me, Staff } from '@nokshi/contract/crm/staff.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { makeStaff } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'

test('everybody can change their own name, and the others see it at once', async () => {
  const app = await testApp()
  const { client, staff } = await makeStaff(app, 'viewer')
  const colleague = await makeStaff(app, 'member')

  const reply = await client.patch('/api/crm/me', { name: '  রফিক Ahmed ', role: 'owner' })

  expect(Me.parse(await reply.json())).toMatchObject({ id: staff.id, name: 'রফিক Ahmed', role: 'viewer' })
  expect(await client.read('/api/crm/me', Me)).toMatchObject({ name: 'রফিক Ahmed', role: 'viewer' })
  const seen = await colleague.client.read('/api/crm/staff', z.array(Staff))
  expect(seen.find(({ id }) => id === staff.id)?.name).toBe('রফিক Ahmed')
  const toChoose = await colleague.client.read('/api/crm/colleagues', z.array(Reference))
  expect(toChoose).toContainEqual({ id: staff.id, name: 'রফিক Ahmed' })
})
