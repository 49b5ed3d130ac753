import { expect, test } from 'vitest'
import { describeApi } from './openapi.ts'
import { testApp } from './testing/test-app.ts'

test('no address has a secret in its path: logs of proxies and browsers keep paths', () => {
  const secret = /\{[^}]*(?:token|secret|code|key|password)[^}]*\}/i

  expect(Object.keys(describeApi('Acme').paths).filter((path) => secret.test(path))).toEqual([])
})

test('anybody may read the description', async () => {
  const { visitor } = await testApp()

  const reply = await visitor.get('/api/openapi.json')

  expect(reply.status).toBe(200)
  expect(await reply.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/leads': { post: { summary: 'Send the lead form' } } },
  })
})
