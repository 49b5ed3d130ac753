import { operations } from '@nokshi/contract/operations.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { makeProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

/** Everything that a page shows of an answer that says no. */
const Said = z.object({
  error: z.string().optional(),
  message: z.string().optional(),
  reason: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
})

const scripts = { bn: /[\u0980-\u09ff]/, ar: /[\u0600-\u06ff]/ }

/** The CRM is English. */
const calls = operations.filter(({ path }) => !path.startsWith('/api/crm'))

const bodies = ['{}', '{"username":" ","email":"no","version":-1,"token":"-","code":"0"}', 'not json']

test.each(['bn', 'ar'] as const)('whatever is refused to a page in %s is refused in its language', async (language) => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const foreign: string[] = []
  let refusals = 0
  for (const sender of [app.visitor, client])
    for (const { method, path } of calls.filter(({ path }) => !path.endsWith('/logout')))
      for (const body of method === 'GET' ? [undefined] : bodies) {
        const headers = { 'accept-language': language, 'content-type': 'application/json' }
        const reply = await sender.send(method, path.replace(/\{\w+\}/g, 'ada-rahman'), headers, body)
        const { error, message, reason, fields } = Said.catch({}).parse(await reply.json().catch(() => ({})))
        const said = [error, message, reason, ...Object.values(fields ?? {})].filter((text) => text !== undefined)
        if (reply.status >= 400) refusals += 1
        else if (reason === undefined) continue
        if (said.length === 0 || !said.every((text) => scripts[language].test(text)))
          foreign.push(`${method} ${path}: ${said.join(' ')}`)
      }
  // Names that are taken, reserved and malformed.
  for (const name of ['ada-rahman', 'admin', '-'])
    for (const sender of [app.visitor, client]) {
      const reply = await sender.send('GET', `/api/linkhub/${name}/availability`, { 'accept-language': language })
      const { reason } = Said.parse(await reply.json())
      if (reason && !scripts[language].test(reason)) foreign.push(`${name}: ${reason}`)
    }

  expect(foreign).toEqual([])
  expect(refusals).toBeGreaterThan(calls.length)
})
