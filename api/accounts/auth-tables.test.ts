// @engines sqlite postgres
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

test.each(['auth', 'staffAuth'] as const)('better-auth finds every column that %s needs', async (name) => {
  const { deps } = await testApp()
  const { explicitSchemaCheck: check } = await deps[name].$context

  await expect(check?.()).resolves.toBeUndefined()
})

test('better-auth says so when a column is missing', async () => {
  const { deps } = await testApp()
  await deps.db.schema.alterTable('staff').dropColumn('image').execute()
  const { explicitSchemaCheck: check } = await deps.staffAuth.$context

  await expect(check?.()).rejects.toThrow('image')
})

test('creators and staff keep their second factors in tables of their own', async () => {
  const { deps } = await testApp()
  const tableOf = async (name: 'auth' | 'staffAuth') =>
    (await deps[name].$context).tables.twoFactor?.modelName

  expect([await tableOf('auth'), await tableOf('staffAuth')]).toEqual(['userTwoFactor', 'twoFactor'])
})
