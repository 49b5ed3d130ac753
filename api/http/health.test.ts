import { renameSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { testEngine } from '../testing/test-database.ts'

test('the process says that it lives and that its database answers', async () => {
  const { visitor } = await testApp()

  expect((await visitor.get('/healthz')).status).toBe(200)
  expect((await visitor.get('/readyz')).status).toBe(200)
})

test('the process lives on, not ready, when the database is gone', async () => {
  const { visitor, deps } = await testApp()
  deps.pingDatabase = () => Promise.reject(new Error('gone'))

  expect((await visitor.get('/healthz')).status).toBe(200)
  expect((await visitor.get('/readyz')).status).toBe(503)
})

test('without a token nobody reads the figures, not even on this machine: a proxy there calls for everybody', async () => {
  const { anotherVisitor } = await testApp()

  for (const address of ['203.0.113.7', '127.0.0.1', '::1'])
    expect((await anotherVisitor(address).get('/metrics')).status).toBe(404)
})

test('the figures are for whoever has the token', async () => {
  const { anotherVisitor } = await testApp({ env: { METRICS_TOKEN: 'a-token-of-the-operator' } })
  const scraper = anotherVisitor('203.0.113.7')

  await scraper.get('/api/linkhub/nobody')
  const reply = await scraper.get('/metrics', { authorization: 'Bearer a-token-of-the-operator' })
  expect(reply.status).toBe(200)
  const figures = await reply.text()
  expect(figures).toMatch(/^http_requests_total\{.*route="\/api\/linkhub\/:username"/m)
  expect(figures).not.toContain('nobody')
  expect((await scraper.get('/metrics', { authorization: 'Bearer a-token-of-somebody-' })).status).toBe(404)
  expect((await scraper.get('/metrics')).status).toBe(404)
  expect((await anotherVisitor('127.0.0.1').get('/metrics')).status).toBe(404)
})

if (testEngine === 'sqlite') {
  test('a database file that was taken away is noticed', async () => {
    const { visitor, deps } = await testApp()
    renameSync(deps.config.sqliteFile, `${deps.config.sqliteFile}.away`)
    writeFileSync(deps.config.sqliteFile, '')

    expect((await visitor.get('/readyz')).status).toBe(503)
  })
}
