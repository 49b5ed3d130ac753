import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listenLocally } from '@nokshi/api/testing/servers/listen-locally.ts'
import { expect, test } from 'vitest'
import { testCaddy, validateCaddyfile } from '../testing/test-caddy.ts'

test('the Caddyfile is valid as it is deployed', () => {
  expect(validateCaddyfile()).toContain('Valid configuration')
})

test('Caddy ends TLS, leads to www, believes nobody about countries, and keeps no addresses', async () => {
  let seen: IncomingHttpHeaders = {}
  const product = createServer(({ headers }, answer) => {
    seen = headers
    answer.end('the product')
  })
  const caddy = await testCaddy(await listenLocally(product))

  const page = await caddy.ask('/about?token=secret', { 'CF-IPCountry': 'SA', 'X-Forwarded-For': '10.9.8.7' })
  expect([page.status, page.body]).toEqual([200, 'the product'])
  expect(page.headers.server).toBeUndefined()
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
  expect(seen).not.toHaveProperty('cf-ipcountry')

  const bare = await caddy.ask('/about?x=1', {}, 'localhost')
  expect([bare.status, bare.headers.location]).toEqual([301, 'https://www.localhost/about?x=1'])
  expect(bare.headers['strict-transport-security']).toContain('max-age=63072000')
  expect((await caddy.ask('/metrics')).status).toBe(404)

  await new Promise((resolve) => {
    product.close(resolve)
    product.closeAllConnections()
  })
  const away = await caddy.ask('/')
  expect([away.status, away.headers['retry-after'], away.body]).toEqual([
    503,
    '5',
    'We are away for a moment. Please try again.',
  ])
  expect(caddy.readLog()).toContain('"uri":"/about"')
  for (const personal of ['secret', '127.0.0.1', '10.9.8.7']) expect(caddy.readLog()).not.toContain(personal)
})
