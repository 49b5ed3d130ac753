import { createHash } from 'node:crypto'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { describe, expect, test } from 'vitest'
import { api, get, makePage, read, site } from '../testing/hub-site.ts'
import { rawRequest } from '../testing/raw-request.ts'

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
  customLinks: [1, 2, 3, 4, 5].map((n) => ({ title: `আমার দোকান ${n}`, url: `https://shop-${n}.example.com/` })),
  linkIds: ['link-0001', 'link-0002', 'link-0003', 'link-0004', 'link-0005'],
}

/** What a page can hold beside the client's fields. */
const more: Partial<Profile> = {
  profiles: (
    ['tiktok', 'youtube', 'snapchat', 'telegram', 'threads', 'messenger', 'pinterest', 'behance'] as const
  ).map((kind) => ({ kind, value: kind === 'youtube' ? '@ada_weaves' : 'ada_weaves' })),
  contactMethods: {
    phone: '8801819000111',
    email: 'ada@example.com',
    greeting: bangla.slice(0, 120),
    connect: 'email',
  },
  look: { shape: 'pill', typeface: 'book', portrait: 'square', blocks: ['links', 'profiles'] },
}

/** Bangla words in a different order for each text, because repeated text would compress to nothing. */
const vocabulary = `আমি তুমি আমাদের ঘরে বসে বানাই খেজুরের গুড়ের নকশি পিঠা খিচুড়ি ভর্তা চাটনি আচার মিষ্টি দই সিলেট
  ঢাকা শুক্রবার সকালে বিকেলে অর্ডার দিন ফোন করুন ডেলিভারি টাকা দাম নতুন পুরোনো শাড়ি কাঁথা সেলাই রঙ
  সুতা নদী নৌকা পাহাড় চা বাগান বৃষ্টি ছবি গল্প ভিডিও দেখুন শিখুন বই খাতা স্কুল শিশু মা বাবা ভাই বোন
  বন্ধু উৎসব ঈদ বৈশাখ হাতে তৈরি খাঁটি দেশি উপহার বাক্স জোড়া ডজন কেজি সুগন্ধি লেবু আম কাঁঠাল সরিষা
  তেল মাছ শুঁটকি`.split(/\s+/)

function write(length: number, seed: number) {
  let state = seed + 1
  let text = ''
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647
    text += `${vocabulary[state % vocabulary.length]} `
  }
  return text.slice(0, length).trim()
}

/** As unlike each other as real names of files are. */
const hashOf = (text: string) => createHash('md5').update(text).digest('hex')
const someImage = (seed: number) => `https://api.example.com/images/${hashOf(String(seed))}-384.webp`
const someId = (seed: number) => hashOf(`id ${seed}`).slice(0, 25)

/** Each text as long as it may be. */
const longest: Partial<Profile> = {
  ...more,
  name: write(80, 1),
  bio: write(500, 2),
  language: 'bn',
  profileImage: someImage(1),
  bannerImage: null,
  socials: {
    github: 'a'.repeat(39),
    linkedin: `https://www.linkedin.com/in/${'ada-'.repeat(25)}`,
    twitter: 'ada_rahman_2026',
    instagram: 'ada.rahman.weaves.and.writes.o',
    facebook: `https://www.facebook.com/${'ada.rahman.'.repeat(5)}`,
    whatsapp: '880171234567890',
  },
  customLinks: [11, 12, 13, 14, 15].map((seed) => ({
    title: write(80, seed),
    url: [
      `https://shop-${seed}.example.com/catalogue/${seed * 7919}/a-page-with-a-long-name-${seed}`,
      `?utm_source=linkhub&utm_campaign=${seed * 104_729}`,
    ].join(''),
  })),
  linkIds: [0, 1, 2, 3, 4].map((n) => someId(10 + n)),
  contactMethods: {
    phone: '880181900011199',
    email: `${'ada.rahman.'.repeat(5)}@a-long-name-of-a-company-in-sylhet.example.com`,
    greeting: write(120, 3),
    connect: 'email',
  },
  payments: (['bkash', 'nagad', 'rocket', 'upay'] as const).map((kind, n) => ({
    ...{ id: someId(20 + n), kind, holder: write(80, 20 + n), qrImage: someImage(20 + n) },
    value: kind === 'rocket' ? '017123456789' : `0171234567${n}`,
  })),
  registrations: (['dbid', 'uae-permit', 'mawthooq', 'commercial', 'freelance', 'vat'] as const).map((kind, n) => ({
    kind,
    number: `${n + 3}7919-BD/2026/`.padEnd(30, '7'),
    checkedOn: n < 2 ? '2026-11-01' : null,
  })),
  products: Array.from({ length: 12 }, (_, n) => {
    const title = write(80, 40 + n)
    const page = 'https://www.example.com/hub/a-name-of-thirty-letters-in-al'
    const order = `আসসালামু আলাইকুম, আমি অর্ডার করতে চাই: ${title}, ৳৯৯,৯৯,৯৯৯.৯৯। ${page}`
    return {
      id: someId(40 + n),
      ...{ title, currency: 'BDT' as const, price: 999_999_999 - n * 7919, isSoldOut: false },
      picture: someImage(40 + n),
      orderUrl: `https://wa.me/880171234567890?text=${encodeURIComponent(order)}`,
    }
  }),
  linkDetails: Object.fromEntries(
    [0, 1, 2, 3, 4].map((n) => [
      someId(10 + n),
      { picture: someImage(10 + n), ...(n === 0 && { isFeatured: true as const }) },
    ]),
  ),
  messageSettings: { messages: true, news: true, studio: true },
}

describe('the page of a profile', () => {
  test('with texts as long as they can be fits the first flight of a connection, with a script of less than a kilobyte', async () => {
    // Without a banner, whose place a drawing takes: the heavier page.
    const { path } = makePage(longest, 'a-page-with-long-texts'.padEnd(30, 'x'))

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
    expect(html.match(/<link rel="stylesheet"|<script[^>]* src="[^"]*"/g)).toEqual([
      '<script defer="" src="/hub/blocks.js"',
    ])
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
