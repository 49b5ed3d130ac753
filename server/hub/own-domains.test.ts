import { connect } from 'node:tls'
import { expect, test, vi } from 'vitest'
import { rawRequest, statusesOf } from '../testing/raw-request.ts'
import { suspendPage } from '../testing/suspend-page.ts'
import { testDomains } from '../testing/test-domains.ts'

test('a page is at its own domain by HTTPS, and its hub address leads there', async () => {
  const { product, caddy, makeLive, siteUrl } = await testDomains()
  const { owner, origin } = await makeLive('ada-rahman', 'ada-quilts.com')
  await makeLive('bela-roy', 'bela-songs.com')

  const page = await caddy.ask('/?s=insta', {}, 'ada-quilts.com')
  const other = await caddy.ask('/', {}, 'bela-songs.com')
  const www = await caddy.ask('/?s=insta', {}, 'www.ada-quilts.com')
  const hub = await fetch(`${product.url}/hub/ada-rahman?s=insta`, { redirect: 'manual' })
  const sitemap = await (await fetch(`${product.url}/hub-sitemaps/0`)).text()
  const card = await caddy.ask('/api/linkhub/ada-rahman/contact.vcf', {}, 'ada-quilts.com')

  expect(page.status).toBe(200)
  expect(page.headers['strict-transport-security']).toBe('max-age=63072000')
  expect(page.body).toContain(`<link rel="canonical" href="${origin}/"/>`)
  expect(page.body).toContain(`<meta property="og:url" content="${origin}/"/>`)
  expect(page.body).toContain(`href="${siteUrl}/report/ada-rahman"`)
  expect([other.body.includes('Name of bela-roy'), other.body.includes('ada-rahman')]).toEqual([true, false])
  expect([www.status, www.headers.location]).toEqual([302, `${origin}/?s=insta`])
  expect([hub.status, hub.headers.get('location')]).toEqual([302, `${origin}/?s=insta`])
  expect(sitemap).toContain(`<loc>${origin}/</loc>`)
  expect(card.body).toContain(`URL:${origin}/`)

  await owner.patch('/api/linkhubAuth/me', { version: 1, username: 'ada-weaves' })
  expect((await caddy.ask('/', {}, 'ada-quilts.com')).status).toBe(200)
  await vi.waitFor(
    async () => expect((await caddy.ask('/api/linkhub/ada-weaves/contact.vcf', {}, 'ada-quilts.com')).status).toBe(200),
    { timeout: 5_000 },
  )
})

test('nothing but the page answers on its domain, and no cookie is set or read there', async () => {
  const { caddy, makeLive } = await testDomains()
  const { owner } = await makeLive('ada-rahman', 'ada-quilts.com')
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const lost = []
  for (const path of [
    '/login',
    '/dashboard',
    '/crm',
    '/api/auth/check-login',
    '/api/linkhubAuth/me',
    '/hub/ada-rahman',
  ]) {
    const answer = await caddy.ask(path, { cookie }, 'ada-quilts.com')
    lost.push([path, answer.status, answer.headers['set-cookie'], answer.body.includes('See the page of')])
  }
  const allowed = await caddy.ask('/robots.txt', { cookie }, 'ada-quilts.com')
  const permission = await caddy.ask('/api/domains/permission?domain=ada-quilts.com', {}, 'www.localhost')

  expect(lost).toEqual(lost.map(([path]) => [path, 404, undefined, true]))
  expect([allowed.status, permission.status]).toEqual([200, 421])
})

test('hosts of every odd kind get a page of their own or none', async () => {
  const { product, makeLive, siteUrl } = await testDomains()
  await makeLive('ada-rahman', 'ada-quilts.com')
  const ask = async (host: string, more = '', first = 'GET / HTTP/1.1') =>
    rawRequest(product.port, `${first}\r\n${host}${more}Connection: close\r\n\r\n`)
  const statusOf = async (...words: Parameters<typeof ask>) => statusesOf(await ask(...words)).at(-1)

  const ours = ['Host: ada-quilts.com\r\n', 'Host: ADA-Quilts.com:443\r\n', 'Host: ada-quilts.com.\r\n']
  for (const host of ours) expect([host, (await ask(host)).includes('Name of ada-rahman')]).toEqual([host, true])
  const foreign = [
    ...['evil.com', 'ada-quilts.com.evil.com', 'xada-quilts.com', '8.8.8.8', 'domains.nokshi.studio', '', '.', '..'],
  ]
  for (const host of foreign) expect([host, await statusOf(`Host: ${host}\r\n`)]).toEqual([host, 421])
  expect(await statusOf('', '', 'GET / HTTP/1.0')).toBe(421)
  expect(await statusOf('')).toBe(400)
  expect(await statusOf('Host: evil.com\r\n', 'X-Forwarded-Host: ada-quilts.com\r\n')).toBe(421)
  expect(await statusOf('Host: evil.com\r\n', '', 'GET http://ada-quilts.com/ HTTP/1.1')).toBe(421)
  expect(
    await statusOf('Host: ada-quilts.com\r\n', 'X-Forwarded-Host: www.nokshi.studio\r\n', 'GET /login HTTP/1.1'),
  ).toBe(404)
  expect(await statusOf('Host: ada-quilts.com\r\n', 'Content-Length: 0\r\n', 'POST / HTTP/1.1')).toBe(405)
  for (const host of [new URL(siteUrl).host, 'localhost', '127.0.0.1:3000', '[::1]:3000', '10.0.0.5', 'app'])
    expect([host, await statusOf(`Host: ${host}\r\n`, '', 'GET /login HTTP/1.1')]).toEqual([host, 200])
})

test('visits, clicks and messages of the domain are those of the page', async () => {
  const { product, caddy, makeLive, siteUrl } = await testDomains()
  const { owner, origin } = await makeLive('ada-rahman', 'ada-quilts.com')
  const bela = await makeLive('bela-roy', 'bela-songs.com')
  await owner.patch('/api/linkhubAuth/me', {
    ...{ version: 1, countsOwnVisits: true },
    customLinks: [{ id: 'link-of-ada', title: 'Shop', url: 'https://shop.example.com/' }],
  })
  const json = { 'content-type': 'application/json', origin, host: new URL(origin).host }
  const visit = { username: 'ada-rahman', visitId: '1'.repeat(16), visitorId: '2'.repeat(16) }
  const beacon = await rawRequest(
    product.port,
    `POST /api/traffic/track HTTP/1.1\r\n${Object.entries({ ...json, 'content-length': JSON.stringify(visit).length })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}Connection: close\r\n\r\n${JSON.stringify(visit)}`,
  )
  const own = await caddy.ask('/go/link-of-ada', {}, 'ada-quilts.com')
  const borrowed = await caddy.ask('/go/link-of-ada', {}, 'bela-songs.com')
  await owner.put('/api/linkhubAuth/me/messages/settings', { messages: true, news: false, studio: false })
  const send = (from: string, page = 'ada-rahman') =>
    fetch(`${product.url}/message/${page}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: from, 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name: 'Mina', email: 'mina@example.com', text: `From ${from}` }),
    })

  expect(statusesOf(beacon)[0]).toBeLessThan(300)
  expect([own.status, own.headers.location, borrowed.status]).toEqual([302, 'https://shop.example.com/', 404])
  expect((await send(origin)).status).not.toBe(403)
  expect([(await send('https://evil.com')).status, (await send(bela.origin)).status]).toEqual([403, 403])
  expect((await send(origin, 'bela-roy')).status).toBe(403)
  expect((await caddy.ask('/', {}, 'ada-quilts.com')).headers['content-security-policy']).toContain(siteUrl)
})

test('a suspended page is suspended there, and a host that nobody proved gets no certificate', async () => {
  const { caddy, env, makeLive } = await testDomains()
  await makeLive('ada-rahman', 'ada-quilts.com')
  await suspendPage(env, 'ada-rahman')
  const shake = (servername: string) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: caddy.https, servername, rejectUnauthorized: false }, () => {
        resolve('certificate')
        socket.destroy()
      })
      socket.on('error', () => resolve('refused'))
    })

  await vi.waitFor(async () => expect((await caddy.ask('/', {}, 'ada-quilts.com')).status).toBe(410), {
    timeout: 5_000,
  })
  expect((await caddy.ask('/anything', {}, 'ada-quilts.com')).status).toBe(410)
  expect(await Promise.all(['evil.com', 'x.ada-quilts.com', 'google.com'].map(shake))).toEqual(Array(3).fill('refused'))
})
