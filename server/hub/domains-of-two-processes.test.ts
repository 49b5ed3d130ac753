import { expect, test, vi } from 'vitest'
import { rawRequest, statusesOf } from '../testing/raw-request.ts'
import { testDomains } from '../testing/test-domains.ts'
import { testProduct } from '../testing/test-product.ts'

test('a domain that one process has connected is served by the other, and gone there within seconds', async () => {
  const { env, makeLive } = await testDomains()
  const second = await testProduct({ env })
  const { owner } = await makeLive('ada-rahman', 'ada-quilts.com')
  const ask = (path = '/') =>
    rawRequest(second.port, `GET ${path} HTTP/1.1\r\nHost: ada-quilts.com\r\nConnection: close\r\n\r\n`)
  const permission = async () => (await fetch(`${second.url}/api/domains/permission?domain=ada-quilts.com`)).status

  await vi.waitFor(async () => expect(await ask()).toContain('Name of ada-rahman'), { timeout: 5_000 })
  const hub = await fetch(`${second.url}/hub/ada-rahman`, { redirect: 'manual' })
  const allowed = await permission()
  await owner.send('DELETE', '/api/linkhubAuth/me/domain')
  await vi.waitFor(async () => expect(statusesOf(await ask())).toEqual([421]), { timeout: 5_000 })
  const page = await fetch(`${second.url}/hub/ada-rahman`, {
    redirect: 'manual',
    headers: { 'cache-control': 'no-cache' },
  })

  expect([hub.status, allowed, page.status, await permission()]).toEqual([302, 200, 200, 404])
})
