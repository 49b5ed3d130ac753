import { readdirSync } from 'node:fs'
import { faqGroups } from '@nokshi/content/faq.ts'
import { notFound } from '@nokshi/content/pages.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest, statusesOf } from './testing/raw-request.ts'
import { makeDataDir, type Product, startProduct } from './testing/start-product.ts'

const data = makeDataDir()
let product: Product

beforeAll(async () => {
  product = await startProduct({
    env: { DATA_DIR: data.folder, SITE_URL: 'https://www.example.com', API_URL: 'https://api.example.com' },
  })
})

afterAll(async () => {
  await product.end('SIGTERM')
  data.remove()
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(product.url + path, { method, headers, redirect: 'manual' })
}

const anAsset = `/assets/${readdirSync(new URL('../site/build/en/client/assets', import.meta.url)).find((name) => name.endsWith('.js'))}`

describe('a prerendered page', () => {
  test('names the addresses of this installation, not those of the build', async () => {
    for (const path of ['/', '/_.data']) {
      const text = await (await get(path)).text()

      expect(text).toContain('https://www.example.com')
      expect(text).toContain('https://api.example.com')
      expect(text).not.toContain('.invalid')
    }
  })

  test('allows its own inline scripts and styles by their hashes, and no others', async () => {
    const reply = await get('/')
    const html = await reply.text()
    const policy = reply.headers.get('content-security-policy') ?? ''

    const textsOf = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)
    const texts = [...textsOf('script'), ...textsOf('style')]
    // One for each stylesheet that its links name: what all pages share, and what belongs to its own parts.
    const sheets = html.match(/<link rel="stylesheet"/g) ?? []
    expect(sheets.length).toBeGreaterThan(1)
    expect(textsOf('style')).toHaveLength(sheets.length)
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(await Promise.all(texts.map(sha256)))
    expect(policy).not.toContain('unsafe')
  })

  test('carries its styles and fetches none', async () => {
    const html = await (await get('/about')).text()

    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(sheets).toHaveLength(html.match(/<style>/g)?.length ?? 0)
    expect(sheets.filter((sheet) => !sheet.includes('disabled=""'))).toEqual([])
  })

  test('lets its app lie in a template until somebody is there, unless it is nothing without it', async () => {
    const APP = /<script type="module"|<link rel="modulepreload"/
    const outsideOf = async (path: string) =>
      (await (await get(path)).text()).split('<template id="startup">')

    const [page, startup] = await outsideOf('/about')
    expect(page).not.toMatch(APP)
    expect(startup).toMatch(APP)
    for (const path of ['/dashboard', '/account', '/create-linkhub', '/reset-password', '/crm/login']) {
      const [awake, ...rest] = await outsideOf(path)
      expect(awake).toMatch(APP)
      expect(rest).toEqual([])
    }
  })

  test('is asked about again each time, and sent again only when it changed', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    const etag = first.headers.get('etag') ?? ''

    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"older", W/${etag}` })
    const other = await get('/', { 'accept-encoding': 'br', 'if-none-match': '"older"' })

    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(await again.text()).toBe('')
    expect(other.status).toBe(200)
  })
})

test.each(['/', '/services', anAsset])(
  '%s says the same in every encoding, to many at once',
  async (path) => {
    const encodings = ['br', 'gzip', 'identity'].flatMap((encoding) =>
      Array.from({ length: 20 }, () => encoding),
    )
    const replies = await Promise.all(
      encodings.map(async (encoding) => {
        const reply = await get(path, { 'accept-encoding': encoding })
        expect(reply.headers.get('content-encoding') ?? 'identity').toBe(encoding)
        expect(reply.headers.get('vary')).toBe('Accept-Encoding')
        return reply.text()
      }),
    )

    expect(replies[0]).not.toBe('')
    expect(new Set(replies).size).toBe(1)
  },
)

describe('a page rendered on request', () => {
  test('marks its scripts with a nonce of its own each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const reply = await get('/nowhere')
        const nonce = /'nonce-([^']+)'/.exec(reply.headers.get('content-security-policy') ?? '')?.[1]
        const scripts = (await reply.text()).match(/<script[^>]*>/g) ?? []
        expect(scripts.length).toBeGreaterThan(0)
        expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
        return nonce
      }),
    )

    expect(new Set(nonces).size).toBe(2)
  })

  test('is kept by no shared cache, and compressed', async () => {
    const reply = await get('/nowhere', { 'accept-encoding': 'br' })

    expect(reply.status).toBe(404)
    expect(reply.headers.get('cache-control')).toBe('private, no-cache')
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(await reply.text()).toContain(notFound.heading)
  })
})

describe('a form that the browser sends by itself', () => {
  const lead = { name: 'Ada', contact: 'ada@example.com', type: 'marketing', comment: 'A shop for quilts.' }
  const request = { name: 'Grace', email: 'grace@example.com', description: 'A compiler for looms.' }

  test.each([
    ['/about', lead, 'Lead created successfully.', /LD-[0-9A-Z]{6}/],
    ['/start-project', request, 'Project request submitted!', /PR-[0-9A-Z]{6}/],
  ])('to %s is answered by the page, with a reference', async (path, fields, sentence, reference) => {
    const reply = await post(path, new URLSearchParams(fields))
    const html = await reply.text()

    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(html).toContain(sentence)
    expect(html).toMatch(reference)
  })

  test('is answered by what is wrong with it, and keeps what was entered', async () => {
    const reply = await post(
      '/about',
      new URLSearchParams({ ...lead, name: 'A', contact: '017<b>', type: '' }),
    )
    const html = await reply.text()

    expect(reply.status).toBe(400)
    for (const sentence of [
      'Name must be at least 2 characters.',
      'Contact must be at least 10 characters.',
      'Select a type.',
    ]) {
      expect(html.split(sentence).length - 1).toBeGreaterThanOrEqual(2)
    }
    expect(html).toContain('value="017&lt;b&gt;"')
    expect(html).toContain('A shop for quilts.')
  })

  test('from a page of another website is not sent', async () => {
    for (const origin of ['https://other.example', 'null', 'nonsense']) {
      const reply = await post('/about', new URLSearchParams(lead), { origin })

      expect(reply.status).toBe(403)
      expect(await reply.json()).toHaveProperty('error')
    }
  })

  test('may have 64 KiB, and not more', async () => {
    const long = (length: number) => new URLSearchParams({ ...lead, comment: 'a'.repeat(length) })

    expect((await post('/about', long(60_000))).status).toBe(400)
    expect((await post('/about', long(66_000))).status).toBe(413)
  })

  test('says how long it is', async () => {
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n'
    const answer = await rawRequest(
      product.port,
      `POST /about HTTP/1.1\r\nHost: localhost\r\n${form}Connection: close\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
    )

    expect(statusesOf(answer)).toEqual([411])
  })

  test('is nothing but a form', async () => {
    const multipart = new FormData()
    multipart.set('name', 'Ada')

    expect((await post('/about', multipart)).status).toBe(415)
    expect((await post('/about', '{}', { 'content-type': 'application/json' })).status).toBe(415)
  })

  test('is taken by no other page', async () => {
    for (const path of ['/', '/services', '/about/', '/about.data', '/hub/nobody']) {
      const reply = await post(path, new URLSearchParams(lead))

      expect(reply.status).toBe(405)
      expect(reply.headers.get('allow')).toBe('GET, HEAD')
    }
  })

  function post(path: string, body: RequestInit['body'], headers: Record<string, string> = {}) {
    return fetch(product.url + path, {
      method: 'POST',
      headers: { origin: 'https://www.example.com', ...headers },
      body: body ?? null,
    })
  }
})

test('a form that finds no API says so, and keeps what was entered', async () => {
  const apart = await startProduct({
    part: 'site',
    env: { DATA_DIR: data.folder, API_URL: 'http://localhost:9' },
  })
  const fields = { name: 'Grace', email: 'grace@example.com', description: 'A compiler for looms.' }

  const reply = await fetch(`${apart.url}/start-project`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const html = await reply.text()
  await apart.end('SIGTERM')

  expect(reply.status).toBe(503)
  expect(html).toContain('Could not connect to the server. Please try again later.')
  expect(html).toContain('A compiler for looms.')
})

test.each([
  { path: '/', styles: "'self'", forms: "'self'" },
  { path: '/nowhere', styles: "'self'", forms: "'self'" },
  // It has no file and no form.
  { path: '/hub/nobody', styles: "'sha256-[\\w+/]+='", forms: "'none'" },
])(
  '$path may be framed by nobody, sends to nobody but us, and asks for https',
  async ({ path, styles, forms }) => {
    const { headers } = await get(path)

    const policy = (headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        expect.stringMatching(new RegExp(`^style-src ${styles}( 'sha256-[\\w+/]+=')*$`)),
        "img-src 'self' data: https://api.example.com",
        "connect-src 'self' https://api.example.com",
        `form-action ${forms}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        'upgrade-insecure-requests',
      ]),
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  },
)

test.each([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/create-linkhub',
  '/dashboard',
  '/account',
  '/crm',
  '/crm/login',
  '/crm/register',
  '/crm/contacts/somebody',
])('%s is not for search engines', async (path) => {
  expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test.each(['/crm', '/crm/login', '/crm/deals', '/create-linkhub', '/dashboard', '/account'])(
  '%s is kept by no browser',
  async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store')
  },
)

test.each(['/', '/about', '/start-project'])('%s may be found', async (path) => {
  expect((await get(path)).headers.get('x-robots-tag')).toBeNull()
})

test('an asset with its hash in its name is kept for ever', async () => {
  const reply = await get(anAsset, { 'accept-encoding': 'gzip, br' })

  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(reply.headers.get('content-encoding')).toBe('br')
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test.each(['/', anAsset, '/hub/nobody', '/nowhere'])(
  'HEAD of %s has the status and no body',
  async (path) => {
    const [whole, head] = await Promise.all([get(path), get(path, {}, 'HEAD')])

    expect(head.status).toBe(whole.status)
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'))
    expect(await head.text()).toBe('')
  },
)

test.each([
  ['/ABOUT', '/about'],
  ['/Portfolio/?utm_source=Mail', '/portfolio?utm_source=Mail'],
  ['/Reset-Password?token=AbC', '/reset-password?token=AbC'],
])('%s leads to the page in small letters', async (path, page) => {
  const reply = await get(path)

  expect([reply.status, reply.headers.get('location')]).toEqual([301, page])
})

test('programs that read no page find its icon', async () => {
  const reply = await get('/favicon.ico')
  const icon = Buffer.from(await reply.arrayBuffer())

  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  // One picture of 32 by 32, which is a PNG and reaches to the end of the file.
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 1, 32, 32])
  const picture = icon.subarray(icon.readUInt32LE(18))
  expect(picture).toHaveLength(icon.readUInt32LE(14))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('a page says its language to chats in full, and its questions to search engines', async () => {
  const html = await (await get('/support')).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  )

  expect(html).toContain('<meta property="og:locale" content="en_US"/>')
  const questions = faqGroups.flatMap((group) => group.questions)
  expect(data.find((entry) => entry['@type'] === 'FAQPage')).toMatchObject({
    '@context': 'https://schema.org',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
})

test('unknown paths are pages with status 404', async () => {
  const reply = await get('/nowhere')

  expect(reply.status).toBe(404)
  expect(await reply.text()).toContain(notFound.heading)
})

test('a build file that is not meant for browsers is not served', async () => {
  for (const path of ['/.vite/manifest.json', '/index.html', '/../server/index.js', `${anAsset}.br`]) {
    expect((await get(path)).status).toBe(404)
  }
})

async function sha256(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${Buffer.from(digest).toString('base64')}'`
}
