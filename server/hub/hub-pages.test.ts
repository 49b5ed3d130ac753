import { createHash } from 'node:crypto'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '../testing/raw-request.ts'
import { aProfile, standInApi } from '../testing/stand-in-api.ts'
import { type Product, startProduct } from '../testing/start-product.ts'

let api: Awaited<ReturnType<typeof standInApi>>
let site: Product
let named = 0

/** A site that runs apart from its API, so that the tests decide what the API says. */
beforeAll(async () => {
  api = await standInApi()
  site = await startProduct({ part: 'site', env: { API_URL: api.url } })
})

afterAll(async () => {
  await site.end('SIGTERM')
  api.close()
})

/** A page nobody has asked for yet; its name is `ada-` and a number. */
function makePage(changes: Partial<Profile> = {}) {
  const username = `ada-${++named}`
  api.state.status = 200
  api.state.isSilent = false
  api.state.calls = 0
  api.put(aProfile({ username, ...changes }))
  return { username, path: `/hub/${username}` }
}

function get(path: string, init: RequestInit = {}) {
  return fetch(site.url + path, { redirect: 'manual', ...init })
}

async function read(path: string) {
  return (await get(path)).text()
}

/** The headers of each answer on a connection. */
function headsOf(answers: string) {
  return [...answers.matchAll(/HTTP\/1\.1 200 OK\r\n([\s\S]*?)\r\n\r\n/g)].map(
    ([, lines = '']) => new Headers(lines.split('\r\n').map((line): [string, string] => splitOnce(line))),
  )
}

function splitOnce(line: string): [string, string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon), line.slice(colon + 2)]
}

const bangla = 'আমি সিলেটে থাকি, ঘরে বসে পিঠা আর খিচুড়ি বানাই। '.repeat(11).slice(0, 500)

const everything: Partial<Profile> = {
  bio: bangla,
  language: 'bn',
  profileImage: `https://api.example.com/images/${'a'.repeat(32)}-384.webp`,
  bannerImage: `https://api.example.com/images/${'b'.repeat(32)}-1280.webp`,
  socials: {
    github: 'octocat',
    linkedin: 'https://www.linkedin.com/in/ada',
    twitter: 'ada',
    instagram: 'ada',
    facebook: 'https://www.facebook.com/ada',
    whatsapp: '8801712345678',
  },
  customLinks: [1, 2, 3, 4, 5].map((n) => ({
    title: `আমার দোকান ${n}`,
    url: `https://shop-${n}.example.com/`,
  })),
  linkIds: ['link-0001', 'link-0002', 'link-0003', 'link-0004', 'link-0005'],
}

/** What a page can hold beside the client's fields. */
const more: Partial<Profile> = {
  profiles: (
    ['tiktok', 'youtube', 'snapchat', 'telegram', 'threads', 'messenger', 'pinterest', 'behance'] as const
  ).map((kind) => ({ kind, value: kind === 'youtube' ? '@ada_weaves' : 'ada_weaves' })),
  ways: {
    phone: '8801819000111',
    email: 'ada@example.com',
    greeting: bangla.slice(0, 120),
    connect: 'email',
  },
  look: { shape: 'pill', typeface: 'book', portrait: 'square', blocks: ['links', 'profiles'] },
  linkDetails: { 'link-0001': { isFeatured: true }, 'link-0002': { showsIcon: true } },
}

describe('the page of a profile', () => {
  test('fits the first flight of a connection, with a script of less than a kilobyte', async () => {
    // Without a banner, whose place a drawing takes: the heavier page.
    const { path } = makePage({ ...everything, ...more, bannerImage: null })

    const answer = await rawRequest(
      site.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    )
    const html = await read(path)

    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1])
    expect(answer).toMatch(/content-encoding: br/i)
    expect(length).toBeGreaterThan(3_000)
    expect(length).toBeLessThanOrEqual(14 * 1024)
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(scripts).toHaveLength(1)
    expect(Buffer.byteLength(scripts.join(''))).toBeLessThanOrEqual(1024)
    expect(html).not.toMatch(/<link rel="stylesheet"|<script[^>]* src=/)
  })

  test('says in its first two kilobytes what chats show of it', async () => {
    const { username, path } = makePage()

    const html = await read(path)

    const start = html.slice(0, 2048)
    for (const tag of [
      `<title>Ada Rahman (@${username})</title>`,
      `<meta property="og:title" content="Ada Rahman (@${username})"/>`,
      '<meta property="og:description" content="I weave. And I write about it."/>',
      `<meta property="og:url" content="${site.url}${path}"/>`,
      '<meta property="og:image" content="https://api.example.com/cards/ada-1.jpg"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(start).toContain(tag)
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`)
  })

  test('leads to every place directly, and by a counting address where no script runs', async () => {
    const { path } = makePage(everything)

    const html = await read(path)

    for (const href of [
      'https://github.com/octocat',
      'https://x.com/ada',
      'https://www.instagram.com/ada',
      'https://wa.me/8801712345678',
      'https://www.linkedin.com/in/ada',
      'https://www.facebook.com/ada',
      'https://shop-5.example.com/',
      `${api.url}/go/link-0005`,
      `${api.url}/go/profile-1.github`,
    ])
      expect(html).toContain(`<a href="${href}" rel="noopener nofollow ugc`)
    // Their owners are who they are there, too; other programs go by that (microformats.org/wiki/rel-me).
    expect(html).toContain('<a href="https://github.com/octocat" rel="noopener nofollow ugc me"')
    expect(html).toContain('<a href="https://shop-5.example.com/" rel="noopener nofollow ugc" ')
  })

  test('leads to all profiles and ways that its owner has, directly where no address of ours may lead', async () => {
    const { path } = makePage({ ...everything, ...more })

    const html = await read(path)

    for (const href of [
      'https://www.tiktok.com/@ada_weaves',
      'https://www.youtube.com/@ada_weaves',
      `${api.url}/go/profile-1.tiktok`,
      'tel:+8801819000111',
      'mailto:ada@example.com',
    ])
      expect(html).toContain(`<a href="${href}" rel="noopener nofollow ugc me"`)
    expect(html).toContain('href="https://wa.me/8801712345678?text=%E0%A6%86')
    expect(html).toContain('<a class="hub-badge" href="mailto:ada@example.com"')
    expect(html).not.toMatch(/\/go\/profile-1\.(?:phone|email)/)
    const facts = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(facts.mainEntity).toMatchObject({ telephone: '+8801819000111', email: 'ada@example.com' })
    expect(facts.mainEntity.sameAs).toContain('https://www.tiktok.com/@ada_weaves')
    // Its owner wants the links first.
    expect(html.indexOf('class="hub-links"')).toBeLessThan(html.indexOf('class="hub-socials"'))
  })

  test('shows hostile words as words, wherever they stand', async () => {
    const hostile = '</script></style></title>"><img src=x onerror=alert(1)><script>alert(2)</script>'
    const { path } = makePage({
      name: hostile,
      bio: hostile,
      socials: { linkedin: 'javascript:alert(3)', github: '../evil' },
      customLinks: [
        { title: hostile, url: 'https://example.com/?q="><script>alert(4)</script>' },
        { title: 'Bad', url: 'javascript:alert(5)' },
      ],
    })

    const reply = await get(path)
    const html = await reply.text()

    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('javascript:')
    expect(html).not.toContain('../evil')
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: hostile } })
  })

  test('allows exactly the scripts and styles that stand in it', async () => {
    const { path } = makePage()

    const reply = await get(path)
    const html = await reply.text()

    const texts = [...html.matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => text)
    const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(hashes))
    expect(policy).not.toContain('unsafe')
    expect(html).not.toMatch(/ style="/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('is for search engines only when its owner is known', async () => {
    const known = makePage()
    const fresh = makePage({ isListed: false })

    const [listed, unlisted] = [await get(known.path), await get(fresh.path)]

    expect(listed.headers.get('x-robots-tag')).toBeNull()
    expect(await listed.text()).not.toContain('noindex')
    expect(unlisted.headers.get('x-robots-tag')).toBe('noindex')
    expect(await unlisted.text()).toContain('<meta name="robots" content="noindex"/>')
  })

  test('speaks the language of its owner', async () => {
    const { path } = makePage({ language: 'ar', name: 'زيان' })

    const html = await read(path)

    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<meta property="og:locale" content="ar_AE"/>')
    expect(html).toContain('تواصل معي')
    expect(html).toContain('<h1 class="hub-name" dir="auto">زيان</h1>')
  })
})

describe('an answer', () => {
  test('comes as it is wanted: in each encoding, without a body, or not again', async () => {
    const { path } = makePage()
    const raw = (accepted: string, method = 'GET', more = '') =>
      rawRequest(
        site.port,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\n${more}Connection: close\r\n\r\n`,
      )
    const bytes = async (accepted: string) => {
      const reply = await get(path, { headers: { 'accept-encoding': accepted } })
      return {
        encoding: reply.headers.get('content-encoding'),
        etag: reply.headers.get('etag'),
        html: await reply.text(),
      }
    }

    const forms = await Promise.all(['identity', 'gzip', 'br, gzip'].map(bytes))
    const head = await raw('br', 'HEAD')
    const etag = forms[2]?.etag ?? ''
    const known = await raw('br', 'GET', `If-None-Match: ${etag}\r\n`)
    const other = await get(path, { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })

    expect(forms.map(({ encoding }) => encoding)).toEqual([null, 'gzip', 'br'])
    expect(new Set(forms.map(({ html }) => html)).size).toBe(1)
    expect(new Set(forms.map(({ etag }) => etag)).size).toBe(3)
    expect(head).toMatch(/^HTTP\/1.1 200 /)
    expect(head).toMatch(/content-length: [1-9]/i)
    expect(head.split('\r\n\r\n')[1]).toBe('')
    expect(known).toMatch(/^HTTP\/1.1 304 /)
    expect(known).toMatch(/content-security-policy: /i)
    expect(other.status).toBe(200)
  })

  test('has the same head on every kind of connection, but for what is said about the connection itself', async () => {
    const { path } = makePage()
    await read(path)
    const page = `${path} HTTP/1.1\r\nHost: x\r\n`
    const last = `GET ${page}Connection: close\r\n\r\n`
    const kept = await rawRequest(site.port, `GET ${page}\r\nHEAD ${page}\r\n${last}`)
    const withBody = await rawRequest(
      site.port,
      `GET ${page}Content-Length: 2\r\nConnection: close\r\n\r\nhi`,
    )
    const old = await rawRequest(site.port, `GET ${path} HTTP/1.0\r\nHost: x\r\n\r\n`)

    const heads = [kept, withBody, old].flatMap(headsOf)
    const about = (name: string) => heads.map((head) => head.get(name))

    expect(about('connection')).toEqual(['keep-alive', 'keep-alive', 'close', 'close', 'close'])
    expect(about('keep-alive')).toEqual(['timeout=65', 'timeout=65', null, null, null])
    for (const date of about('date')) expect(Date.parse(date ?? '')).not.toBeNaN()
    for (const head of heads) for (const name of ['connection', 'keep-alive', 'date']) head.delete(name)
    expect(new Set(heads.map((head) => JSON.stringify([...head]))).size).toBe(1)
    expect(heads[0]?.get('content-length')).toMatch(/^\d+$/)
    expect(kept.match(/<\/html>/g)).toHaveLength(2)
  })

  test('to a former name, or to one in capitals, leads to the page and keeps its question', async () => {
    const { username, path } = makePage()
    api.put(aProfile({ username }), `${username}-before`)

    const replies = await Promise.all(
      [
        `/hub/${username}-before?s=wa`,
        `${path.toUpperCase().replace('HUB', 'hub')}?s=wa`,
        `/hub/%61${username.slice(1)}?s=wa`,
      ].map((path) => get(path)),
    )

    for (const reply of replies) {
      expect(reply.status).toBe(301)
      expect(reply.headers.get('location')).toBe(`${path}?s=wa`)
      expect(reply.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test.each([
    ['a slash at its end', (name: string) => `/hub/${name}/`],
    ['capitals', (name: string) => `/HUB/${name}`],
    ['both', (name: string) => `/Hub/${name.toUpperCase()}//`],
    ['percent signs', (name: string) => `/%68ub/${name}`],
  ])('to an address with %s leads to the page, or says that there is none', async (_what, spell) => {
    const { username, path } = makePage()

    const reply = await get(`${spell(username)}?s=wa`)
    const missing = await get(spell('nobody-at-all'))
    const suspended = makePage()
    api.state.status = 410
    const gone = await get(spell(suspended.username))

    expect([reply.status, reply.headers.get('location')]).toEqual([301, `${path}?s=wa`])
    expect([missing.status, gone.status]).toEqual([404, 410])
  })

  test.each([
    ['nobody', '@nobody'],
    ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '@&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['%E0%A4%A', '@%E0%A4%A'],
    ['%00', '@'],
    ['a'.repeat(500), `@${'a'.repeat(30)} `],
  ])('for %.40s says that there is no such profile', async (name, shown) => {
    const reply = await get(`/hub/${name}`)
    const html = await reply.text()

    expect(reply.status).toBe(404)
    expect(html).toContain('Profile Not Found')
    expect(html).toContain(`The profile for ${shown}`)
    expect(html).toContain('<a href="/products">Back to Products</a>')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('for a suspended page is 410', async () => {
    const { path } = makePage()
    api.state.status = 410

    const reply = await get(path)

    expect(reply.status).toBe(410)
    expect(await reply.text()).not.toContain('Ada Rahman')
  })

  test('without an API is 503 and asks for patience', async () => {
    const { path } = makePage()
    api.state.status = 500

    const reply = await get(path)

    expect(reply.status).toBe(503)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reply.text()).toContain('We cannot reach our server right now.')
  })
})

describe('a page in memory', () => {
  test('is asked for once, however many want it at the same time', async () => {
    const { path } = makePage()

    const pages = await Promise.all(Array.from({ length: 40 }, () => read(path)))

    expect(new Set(pages).size).toBe(1)
    expect(api.state.calls).toBe(1)
  })

  test('follows an edit made in another process within two seconds', async () => {
    const { username, path } = makePage()
    await read(path)

    api.put(aProfile({ username, bio: 'I knit now.' }))

    await expect.poll(() => read(path), { timeout: 2_000, interval: 100 }).toContain('I knit now.')
  })

  test('is shown within two seconds while the API is silent', async () => {
    const { path } = makePage()
    await read(path)
    api.state.isSilent = true
    const { calls } = api.state
    const askAgain = async () => {
      const askedAt = performance.now()
      const { status } = await get(path)
      return { status, isQuick: performance.now() - askedAt < 2_000, hasAsked: api.state.calls > calls }
    }

    await expect.poll(askAgain, { timeout: 5_000 }).toEqual({ status: 200, isQuick: true, hasAsked: true })
  })

  test('is shown for as long as the API is away, and goes when the profile does', async () => {
    const { username, path } = makePage()
    await read(path)

    api.state.status = 500
    const before = api.state.calls
    await expect
      .poll(async () => [(await get(path)).status, api.state.calls > before], { timeout: 3_000 })
      .toEqual([200, true])
    api.state.status = 200
    api.remove(username)

    await expect.poll(async () => (await get(path)).status, { timeout: 2_000 }).toBe(404)
  })
})
