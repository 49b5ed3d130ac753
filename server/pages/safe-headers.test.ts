import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { aPicture, aProfileForm } from '@nokshi/api/testing/make.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, registerAt } from '../testing/browser.ts'
import { rawRequest, statusesOf } from '../testing/raw-request.ts'
import { makeDataDir, type Product, startProduct } from '../testing/start-product.ts'
import { suspendPage } from '../testing/suspend-page.ts'

const data = makeDataDir()
const client = resolve(import.meta.dirname, '../../site/build/en/client')
const env = { DATA_DIR: data.folder, SITE_URL: 'https://www.example.com' }
let product: Product
let ada: Awaited<ReturnType<typeof makePage>>
let cookie: string

beforeAll(async () => {
  product = await startProduct({ env })
  ada = await makePage('ada@example.com', 'ada-rahman')
  cookie = ada.cookie
  await makePage('eve@example.com', 'eve-suspended')
  await suspendPage(env, 'eve-suspended')
})

afterAll(async () => {
  await product.end('SIGTERM')
  data.remove()
})

function ask(path: string, init: RequestInit = {}) {
  return fetch(product.url + path, { redirect: 'manual', ...init })
}

/** Somebody with a page that has a picture and another name than at first. */
async function makePage(email: string, username: string) {
  const owner = await registerAt(product.url, email)
  await owner.send(
    'POST',
    '/api/linkhub',
    aProfileForm({ username: `${username}-once`, profileImage: await aPicture() }),
  )
  const renamed = await owner.patch('/api/linkhubAuth/me', { version: 1, username })
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, profile: OwnProfile.parse(await renamed.json()) }
}

function pathOf(address: string | null) {
  return new URL(address ?? '').pathname
}

function anAsset(kind: string) {
  return `/${globSync(`assets/*.${kind}`, { cwd: client })[0]}`
}

/** One of each kind of answer that the product gives. */
const kinds: [kind: string, status: number, path: () => string][] = [
  ['the home page', 200, () => '/'],
  ['a page with a form', 200, () => '/about'],
  ['the page of a profile', 200, () => '/hub/ada-rahman'],
  ['the login page', 200, () => '/login'],
  ['the dashboard', 200, () => '/dashboard'],
  ['the CRM', 200, () => '/crm'],
  ['the login page of the CRM', 200, () => '/crm/login'],
  ['a page that does not exist', 404, () => '/nowhere'],
  ['the page of a profile that does not exist', 404, () => '/hub/nobody'],
  ['the page of a profile that was taken down', 410, () => '/hub/eve-suspended'],
  ['an address with a slash too many', 308, () => '/about/'],
  ['the former name of a profile', 301, () => '/hub/ada-rahman-once'],
  ['a link of a page, for browsers without scripts', 302, () => `/go/${ada.profile.linkIds[0]}`],
  ['a picture', 200, () => pathOf(ada.profile.profileImage)],
  ['the picture for chats', 200, () => pathOf(ada.profile.shareImage)],
  ['the picture for chats of a former version', 302, () => '/cards/ada-rahman-1.jpg'],
  ['a script', 200, () => anAsset('js')],
  ['a stylesheet', 200, () => anAsset('css')],
  ['a drawing', 200, () => anAsset('svg')],
  ['what robots read', 200, () => '/robots.txt'],
  ['where to tell of a fault', 200, () => '/.well-known/security.txt'],
  ['a public profile of the API', 200, () => '/api/linkhub/ada-rahman'],
  ['a profile of the API for its owner', 200, () => '/api/linkhubAuth/me'],
  ['a contact card', 200, () => '/api/linkhub/ada-rahman/contact.vcf'],
  ['an owner’s data', 200, () => '/api/linkhubAuth/me/export'],
  ['what the API does not have', 404, () => '/api/nothing'],
  ['what the API lets nobody see', 401, () => '/api/crm/contacts'],
]

/** What every answer says, whatever it is; those of the API and of files add nothing that is weaker. */
function expectSafe(headers: Headers) {
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none';/)
  // Pictures are shown in a sandbox instead.
  expect(policy).toMatch(/frame-ancestors 'none'|; sandbox/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'|'unsafe-eval'|-src[^;]* (?:\*|https?:)(?:;|\s|$)/)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
  expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same-origin|same-site|cross-origin)$/)
}

describe('safe headers are on', () => {
  test.each(kinds)('%s (%i)', async (_, status, path) => {
    const reply = await ask(path(), { headers: { cookie } })
    const { headers: toForeigner } = await ask(path(), { headers: { cookie, origin: 'https://other.example' } })
    const isHtml = reply.headers.get('content-type')?.startsWith('text/html')
    const html = isHtml ? await reply.text() : ''

    expect(reply.status).toBe(status)
    expectSafe(reply.headers)
    // No page of another website reads what belongs to whoever is logged in.
    if (toForeigner.get('access-control-allow-origin') !== null)
      expect(toForeigner.get('access-control-allow-credentials')).not.toBe('true')
    // No page loads a script from elsewhere.
    expect(html).not.toMatch(/<script[^>]*\ssrc="(?:https?:)?\/\//)
  })

  test('a method that nobody serves', async () => {
    const { status, headers } = await ask('/', { method: 'PROPFIND' })

    expect(status).toBe(405)
    expectSafe(headers)
  })

  test.each([
    ['what is no HTTP', 400, 'GET / HTTP/9\r\n\r\n'],
    ['a header without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an expectation nobody meets', 417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
    ['a tunnel', 405, 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('the refusal of %s (%i)', async (_, status, bytes) => {
    const answer = await rawRequest(product.port, bytes)
    const lines = [...answer.matchAll(/^([\w-]+): (.*)\r$/gm)]

    expect(statusesOf(answer)).toEqual([status])
    expectSafe(new Headers(lines.map(([, name = '', value = '']): [string, string] => [name, value])))
  })

  test('an answer that sets a cookie, which scripts and other websites cannot use', async () => {
    const body = JSON.stringify({ email: 'ada@example.com', password })
    const { headers } = await ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })

    expectSafe(headers)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sid=/),
      expect.stringMatching(/^__Host-device=/),
    ])
    for (const line of headers.getSetCookie())
      for (const attribute of [/; Secure/i, /; HttpOnly/i, /; SameSite=(Lax|Strict)/i]) expect(line).toMatch(attribute)
  })
})
