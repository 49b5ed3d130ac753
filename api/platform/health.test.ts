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

test('the figures are for this machine only', async () => {
  const { anotherVisitor } = await testApp()

  expect((await anotherVisitor('203.0.113.7').get('/metrics')).status).toBe(404)
  expect(
    (await anotherVisitor('127.0.0.1').get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status,
  ).toBe(404)
  const reply = await anotherVisitor('127.0.0.1').get('/metrics')
  expect(reply.status).toBe(200)
  expect(await reply.text()).toMatch(/^http_requests_total\{/m)
})

test('the figures are for whoever has the token, when there is one', async () => {
  const { anotherVisitor } = await testApp({ env: { METRICS_TOKEN: 'a-token-of-the-operator' } })
  const scraper = anotherVisitor('203.0.113.7')

  expect((await scraper.get('/metrics', { authorization: 'Bearer a-token-of-the-operator' })).status).toBe(
    200,
  )
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
