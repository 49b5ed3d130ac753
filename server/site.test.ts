import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { plainText } from '@nokshi/contract/website/plain-text.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anAsset, get } from './testing/example-site.ts'

const { faqGroups } = sampleContent.en

test.each([
  { path: '/', styles: "'self'", forms: "'self'" },
  { path: '/nowhere', styles: "'self' 'nonce-[\\w+/]+=='", forms: "'self'" },
  // It has no file and no form.
  { path: '/hub/nobody', styles: "'sha256-[\\w+/]+='", forms: "'none'" },
])('$path may be framed by nobody, sends to nobody but us, and asks for https', async ({ path, styles, forms }) => {
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
})

test('an asset with its hash in its name is kept for ever', async () => {
  const reply = await get(anAsset, { 'accept-encoding': 'gzip, br' })

  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(reply.headers.get('content-encoding')).toBe('br')
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test.each(['/', anAsset, '/hub/nobody', '/nowhere'])('HEAD of %s has the status and no body', async (path) => {
  const [whole, head] = await Promise.all([get(path), get(path, {}, 'HEAD')])

  expect(head.status).toBe(whole.status)
  expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'))
  expect(await head.text()).toBe('')
})

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
  expect(await (await get('/bn/support')).text()).toContain('"@type":"FAQPage","inLanguage":"bn"')
  const html = await (await get('/support')).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  )

  expect(html).toContain('<meta property="og:locale" content="en_US"/>')
  const questions = faqGroups.flatMap((group) => group.questions)
  expect(data.find((entry) => entry['@type'] === 'FAQPage')).toMatchObject({
    '@context': 'https://schema.org',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  })
})

test('a build file that is not meant for browsers is not served', async () => {
  for (const path of ['/.vite/manifest.json', '/index.html', '/../server/index.js', `${anAsset}.br`]) {
    expect((await get(path)).status).toBe(404)
  }
})

test.each(['/login', '/register', '/forgot-password', '/reset-password?token=x'])(
  '%s says without scripts that it needs them, and lets no password out',
  async (path) => {
    const [, main = ''] = (await (await get(path)).text()).split('<main')

    expect(main).toMatch(/<noscript>.*This form needs JavaScript\..*<\/noscript>/s)
    expect(main).toMatch(/<form[^>]* method="post"/)
    expect(main).toMatch(/<button(?=[^>]* type="submit")(?=[^>]* disabled="")/)
  },
)
