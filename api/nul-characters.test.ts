import { operations } from '@nokshi/contract/operations.ts'
import { expect, test } from 'vitest'
import { makeProfile, makeStaff } from './testing/make.ts'
import { testApp } from './testing/test-app.ts'

/** PostgreSQL cannot be asked for it, and an address can hold it. */
const NUL = '%00'

test('no call fails by a NUL in its address, whoever makes it', async () => {
  const app = await testApp()
  const clients = [app.visitor, (await makeProfile(app)).client, (await makeStaff(app, 'owner')).client]
  const json = { 'content-type': 'application/json' }
  const failed: string[] = []
  for (const { method, path } of operations.filter(({ path }) => !path.includes('logout')))
    for (const client of clients) {
      const query = ['after', 'q', 'username', 'token', 'version'].map((name) => `${name}=a${NUL}`).join('&')
      const address = `${path.replace(/\{\w+\}/g, NUL)}?${query}`
      const { status } = await client.send(method, address, json, method === 'GET' ? undefined : '{}')
      if (status >= 500) failed.push(`${method} ${path}: ${status}`)
    }

  expect(failed).toEqual([])
})
