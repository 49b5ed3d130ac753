import { expect, test } from 'vitest'
import { findFreePort } from './lifecycle/environment.ts'
import { testData, testProduct } from './testing/test-product.ts'

test('a site whose API is down says so with status 503, and pages that ask nothing still open', async () => {
  const site = await testProduct({
    part: 'site',
    env: { API_URL: `http://localhost:${await findFreePort()}` },
  })

  const hub = await fetch(`${site.url}/hub/ada`)
  const home = await fetch(site.url)

  expect(hub.status).toBe(503)
  expect(await hub.text()).toContain('We cannot reach our server right now.')
  expect(home.status).toBe(200)
  expect(site.output()).not.toContain('"level":"error"')
})

test('the halves share nothing but the contract: pages on one side, calls on the other', async () => {
  const [sitePort, apiPort] = [await findFreePort(), await findFreePort()]
  const addresses = { SITE_URL: `http://localhost:${sitePort}`, API_URL: `http://localhost:${apiPort}` }
  const { env } = await testData()
  const api = await testProduct({ part: 'api', env: { ...env, ...addresses, PORT: String(apiPort) } })
  const site = await testProduct({ part: 'site', env: { ...addresses, PORT: String(sitePort) } })

  const statuses = await Promise.all(
    [
      `${site.url}/`,
      `${site.url}/hub/nobody`,
      `${site.url}/readyz`,
      `${site.url}/api/leads`,
      `${api.url}/`,
      `${api.url}/readyz`,
    ].map(async (url) => (await fetch(url)).status),
  )

  expect(statuses).toEqual([200, 404, 200, 404, 404, 200])
})
