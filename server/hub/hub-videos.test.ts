import { brotliCompressSync, constants } from 'node:zlib'
import type { ShownVideo } from '@nokshi/contract/linkhub/shown-video.ts'
import { expect, test } from 'vitest'
import { get, makePage } from '../testing/hub-site.ts'

const videos: ShownVideo[] = [
  {
    ...{ id: 'film-one', provider: 'youtube', form: 'wide', title: '</iframe><script>alert(1)</script>' },
    ...{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', picture: null },
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  },
  {
    ...{ id: 'song-one', provider: 'spotify', form: 'sound', title: 'A song', picture: null },
    url: 'https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl',
    embedUrl: 'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
  },
]

async function open(username: string, more = {}) {
  const reply = await get(makePage(more, username).path)
  return { html: await reply.text(), policy: reply.headers.get('content-security-policy') ?? '' }
}

test('a page with videos allows frames of their providers alone, and loads none of them by itself', async () => {
  const { html, policy } = await open('ada-films', { videos })
  const plain = await open('ada-without-films')

  expect(policy).toContain('; frame-src https://www.youtube-nocookie.com https://open.spotify.com;')
  expect(html).toMatch(/<iframe hidden="" title="A song" data-src="https:\/\/open\.spotify\.com\/embed\/[^"]*" allow/)
  expect(html).not.toMatch(/<iframe[^>]* src=/)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('<script defer="" src="/hub/blocks.js"></script>')
  expect(plain.policy).not.toContain('frame-src')
  expect(plain.html).not.toMatch(/hub-video|blocks\.js|<iframe/)
})

test('three videos and a full page of links, products and messages fit the first flight of a connection', async () => {
  const many = Array.from({ length: 12 }, (_, n) => n)
  const { html } = await open('ada-with-much', {
    videos: [...videos, { ...videos[1], id: 'song-two', title: 'x'.repeat(80) }],
    customLinks: many.slice(0, 5).map((n) => ({ title: `Link ${n}`, url: `https://shop-${n}.example.com/` })),
    linkIds: many.slice(0, 5).map((n) => `link-000${n}`),
    products: many.map((n) => ({
      ...{ id: `thing-${n}`, title: `Product ${n}`, currency: 'BDT', price: n * 100, isSoldOut: false, picture: null },
      orderUrl: `https://wa.me/8801712345678?text=Product%20${n}`,
    })),
    messageSettings: { messages: true, news: true, studio: true },
  })

  expect(html.match(/<iframe hidden/g)).toHaveLength(3)
  expect(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length).toBeLessThan(14 * 1024)
})
