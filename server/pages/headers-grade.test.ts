import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { aPicture, aProfileForm } from '@nokshi/api/testing/make.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOREIGN_ORIGIN, gradeAnswer } from '../testing/observatory.ts'
import { rawRequest, statusesOf } from '../testing/raw-request.ts'
import { runCommand } from '../testing/run-command.ts'
import { makeDataDir, type Product, startProduct } from '../testing/start-product.ts'

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
  await runCommand('moderate', env, 'suspend', 'eve-suspended', 'It asks for PINs.')
})

afterAll(async () => {
  await product.end('SIGTERM')
  data.remove()
})

function ask(path: string, init: RequestInit = {}) {
  return fetch(product.url + path, { redirect: 'manual', ...init })
}

const jsonHeaders = { 'content-type': 'application/json' }
const password = 'a loom of many threads'

/** Somebody with a page that has a picture and another name than at first. */
async function makePage(email: string, username: string) {
  const account = JSON.stringify({ email, password, passwordConfirmation: password })
  const registered = await ask('/api/auth/register', { method: 'POST', headers: jsonHeaders, body: account })
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const form = aProfileForm({ username: `${username}-once`, profileImage: await aPicture() })
  await ask('/api/linkhub', { method: 'POST', headers: { cookie }, body: form })
  const renamed = await ask('/api/linkhubAuth/me', {
    method: 'PATCH',
    headers: { ...jsonHeaders, cookie },
    body: JSON.stringify({ version: 1, username }),
  })
  const profile = OwnProfile.parse(await renamed.json())
  return { cookie, profile }
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

describe('by the rules of Mozilla’s HTTP Observatory, A+ goes to', () => {
  test.each(kinds)('%s (%i)', async (_, status, path) => {
    const reply = await ask(path(), { headers: { cookie } })
    const toForeigner = await ask(path(), { headers: { cookie, origin: FOREIGN_ORIGIN } })
    const isHtml = reply.headers.get('content-type')?.startsWith('text/html')
    const html = isHtml ? await reply.text() : ''

    expect(reply.status).toBe(status)
    expect(gradeAnswer({ headers: reply.headers, html, toForeigner: toForeigner.headers })).toMatchObject({
      grade: 'A+',
    })
  })

  test('a method that nobody serves', async () => {
    const { status, headers } = await ask('/', { method: 'PROPFIND' })

    expect(status).toBe(405)
    expect(gradeAnswer({ headers, html: '', toForeigner: headers })).toMatchObject({ grade: 'A+' })
  })

  test.each([
    ['what is no HTTP', 400, 'GET / HTTP/9\r\n\r\n'],
    ['a header without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'an expectation nobody meets',
      417,
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    ],
    ['a tunnel', 405, 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('the refusal of %s (%i)', async (_, status, bytes) => {
    const answer = await rawRequest(product.port, bytes)
    const headers = new Headers(
      [...answer.matchAll(/^([\w-]+): (.*)\r$/gm)].map(([, name = '', value = '']): [string, string] => [
        name,
        value,
      ]),
    )

    expect(statusesOf(answer)).toEqual([status])
    expect(gradeAnswer({ headers, html: '', toForeigner: headers })).toMatchObject({ grade: 'A+' })
  })

  test('an answer that sets a cookie', async () => {
    const login = {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({ email: 'ada@example.com', password }),
    }
    const { headers } = await ask('/api/auth/login', login)

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sid=/),
      expect.stringMatching(/^__Host-device=/),
    ])
    expect(gradeAnswer({ headers, html: '', toForeigner: headers })).toMatchObject({
      grade: 'A+',
      marks: { cookies: ['secure, SameSite', 5] },
    })
  })
})

describe('the grade', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const page = '<script src="/assets/a.js"></script>'

  test.each([
    ['A+', {}, page],
    ['A+', { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, page],
    [
      'A+',
      { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
      page,
    ],
    ['B+', { 'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'" }, page],
    [
      'B+',
      { 'content-security-policy': "default-src 'none'; script-src data:; frame-ancestors 'none'" },
      page,
    ],
    ['B+', { 'content-security-policy': "script-src 'self'; frame-ancestors 'none'" }, page],
    ['B', { 'content-security-policy': "default-src 'none'; default-src *; frame-ancestors 'none'" }, page],
    ['B+', { 'strict-transport-security': '' }, page],
    ['B+', { 'set-cookie': 'sid=1; Secure; HttpOnly; SameSite=None' }, page],
    ['B', { 'set-cookie': 'sid=1; Secure; SameSite=Lax' }, page],
    ['C+', { 'set-cookie': 'sid=1; HttpOnly; SameSite=Lax' }, page],
    ['C', {}, '<script src="//cdn.example.com/a.js"></script>'],
    [
      'C',
      { 'access-control-allow-origin': FOREIGN_ORIGIN, 'access-control-allow-credentials': 'true' },
      page,
    ],
  ])('is %s with %j and %s', (grade, changes, html) => {
    const headers = new Headers({ ...good, ...changes })

    expect(gradeAnswer({ headers, html, toForeigner: headers }).grade).toBe(grade)
  })

  test('is F for an answer that says nothing', () => {
    const headers = new Headers()

    expect(gradeAnswer({ headers, html: '', toForeigner: headers })).toMatchObject({ grade: 'D', score: 30 })
  })
})
