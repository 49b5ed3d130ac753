import { notFound } from '@nokshi/content/page-labels.ts'
import { describe, expect, test } from 'vitest'
import { get } from '../testing/example-site.ts'

describe('a page that is the same for everybody', () => {
  test('names the addresses of this installation', async () => {
    for (const path of ['/', '/_.data']) {
      const text = await (await get(path)).text()

      expect(text).toContain('https://www.example.com')
      expect(text).toContain('https://api.example.com')
    }
  })

  test('allows its own inline scripts and styles by their hashes, and no others', async () => {
    const reply = await get('/')
    const html = await reply.text()
    const policy = reply.headers.get('content-security-policy') ?? ''

    const textsOf = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)
    const texts = [...textsOf('script'), ...textsOf('style')]
    // One for each linked stylesheet (shared by all pages, or of a page's own parts), and one for the brand.
    const sheets = html.match(/<link rel="stylesheet"/g) ?? []
    expect(sheets.length).toBeGreaterThan(1)
    expect(textsOf('style')).toHaveLength(sheets.length + 1)
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
    const outsideOf = async (path: string) => (await (await get(path)).text()).split('<template id="startup">')

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

  test('is the same byte for byte with any cookie, but for the mark of an editor, whose page no cache keeps', async () => {
    const plain = await (await get('/about')).text()
    const others = await get('/about', { cookie: '__Host-crm=token; sid=1; xcrm_edit=1; crm_edit=10' })
    const edited = await get('/about', { cookie: 'sid=1; crm_edit=1' })
    const known = await get('/about', { cookie: 'crm_edit=1', 'if-none-match': `${others.headers.get('etag')}` })

    expect(await others.text()).toBe(plain)
    expect(others.headers.get('vary')).toBe('Accept-Encoding')
    const [added = '', ...rest] = (await edited.text()).match(/<script id="_R_">.*?<\/script>/gs) ?? []
    expect([added, rest]).toEqual([expect.stringContaining('/crm/website/'), []])
    expect(edited.headers.get('content-security-policy')).toContain(
      await sha256(added.replace(/^<script[^>]*>|<\/script>$/g, '')),
    )
    expect((await known.text()).replace(added, '')).toBe(plain)
    expect(edited.headers.get('cache-control')).toBe('private, no-store')
    expect(edited.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    // Not where the studio says nothing.
    const login = await Promise.all([get('/login'), get('/login', { cookie: 'crm_edit=1' })])
    expect(new Set(await Promise.all(login.map((reply) => reply.text()))).size).toBe(1)
  })
})

test.each([
  ['/dashboard', '/api/auth/check-login', '/api/linkhubAuth/me/shop'],
  ['/bn/account', '/api/auth/check-login', '/api/auth/sessions'],
  ['/crm/contacts/c%3C1', '/api/crm/me', '/api/crm/timeline?contact=c%3C1'],
])('%s asks the API in its own script for its data, the same for everybody', async (path, first, last) => {
  const [page, other, filtered] = await Promise.all([
    get(path, { cookie: 'sid=1' }),
    get(path),
    get(`${path}?tab=other`),
  ])
  const [script = '', ...rest] = readEarlyScripts(await page.text())
  const policy = page.headers.get('content-security-policy') ?? ''

  expect(rest).toEqual([])
  expect(script).toContain(`("https://api.example.com",`)
  expect(script).toContain(`["${first}",`)
  expect(script).toContain(`"${last}"`)
  expect(readEarlyScripts(await other.text())).toEqual([script])
  expect(policy).toMatch(/connect-src 'self' https:\/\/api\.example\.com;/)
  if (!path.startsWith('/crm')) expect(policy).toContain(await sha256(script))
  expect(page.headers.get('cache-control')).toBe('no-store')
  // A query asks for something else than the page alone; its frames are the same.
  const [frames = ''] = readEarlyScripts(await filtered.text())
  if (path.startsWith('/crm')) expect([frames.includes(first), frames.includes(last)]).toEqual([true, false])
})

function readEarlyScripts(html: string) {
  return [...html.matchAll(/<script[^>]*id="_R_"[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text)
}

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

async function sha256(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${Buffer.from(digest).toString('base64')}'`
}
