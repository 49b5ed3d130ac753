import { expect, test } from 'vitest'
import { findFreePort } from './lifecycle/environment.ts'
import { testData, testProduct } from './testing/test-product.ts'

test('a site whose API is down says so with status 503, and pages that ask nothing still open', async () => {
  const api = await testApi()
  const site = await testProduct({ part: 'site', env: { API_URL: api.url } })
  await api.end('SIGTERM')

  const hub = await fetch(`${site.url}/hub/ada`)
  const home = await fetch(site.url)

  expect(hub.status).toBe(503)
  expect(await hub.text()).toContain('We cannot reach our server right now.')
  expect(home.status).toBe(200)
  expect(site.output()).not.toContain('"level":"error"')
})

test('a site that has never reached its API sends visitors away for a moment', async () => {
  const site = await testProduct({
    part: 'site',
    env: { API_URL: `http://localhost:${await findFreePort()}` },
    startedWhen: /waits for the API/,
  })

  const home = await fetch(site.url)

  expect(home.status).toBe(503)
  expect(home.headers.get('retry-after')).toBe('2')
})

async function testApi() {
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const { env } = await testData()
  return testProduct({ part: 'api', env: { ...env, PORT: port, API_URL: url, SITE_URL: url } })
}
