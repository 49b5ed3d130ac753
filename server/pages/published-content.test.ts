import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '@nokshi/api/platform/config.ts'
import type { ContentSource } from '@nokshi/api/platform/content.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import { sampleSource } from '@nokshi/api/testing/sample-source.ts'
import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import type { Redirect, SiteContent } from '@nokshi/contract/website/site-content.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createSite } from '../site.ts'
import { otherColours } from '../testing/another-brand.ts'
import { createDrawings } from './drawings.ts'

/** The built site, with content that the test changes while it runs. */
async function startSite(env: Record<string, string> = {}) {
  const logged: string[] = []
  let [version, changed] = [1, sampleContent]
  const source: ContentSource = { ...sampleSource, current: (language) => ({ version, content: changed[language] }) }
  const site = await createSite({
    config: readConfig({ SITE_URL: 'http://localhost:4000', ...env }),
    log: createLog('debug', (line) => logged.push(line)),
    fetchApi: () => Promise.reject(new Error('Pages of the studio ask nobody')),
    drawings: createDrawings(source),
  })
  const server = createServer(site).listen(0)
  onTestFinished(() => void server.close())
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    get: (path: string) => fetch(url + path, { redirect: 'manual' }),
    read: async (path: string) => (await fetch(url + path)).text(),
    publish(change: (content: SiteContent) => Partial<SiteContent>) {
      const { en, bn, ar } = changed
      changed = { en: { ...en, ...change(en) }, bn: { ...bn, ...change(bn) }, ar: { ...ar, ...change(ar) } }
      version++
    },
  }
}

const [study] = sampleContent.en.caseStudies
if (!study) throw new Error('The samples have no case study')

test('what is published shows at once: in pages, their data, the sitemap, structured data and share tags', async () => {
  const { get, read, publish } = await startSite()
  const path = '/portfolio/a-new-case'
  expect(await read('/about')).not.toContain('Meet the crew')
  expect((await get(path)).status).toBe(404)

  publish(({ pages, caseStudies, brand }) => ({
    brand: { ...brand, name: 'Acme Works' },
    pages: { ...pages, '/about': { ...pages['/about'], title: 'Crew of Acme', heading: 'Meet the crew' } },
    caseStudies: [...caseStudies, { ...study, slug: 'a-new-case', title: 'A case of its own' }],
    redirects: [{ from: '/old-work', to: path }],
  }))

  for (const prefix of ['', '/bn', '/ar']) {
    const about = await read(`${prefix}/about`)
    expect(about).toContain('Meet the crew</h1>')
    expect(about).toContain('<meta property="og:title" content="Crew of Acme"/>')
    expect(about).toContain('<meta property="og:site_name" content="Acme Works"/>')
    expect(await read(`${prefix}/about.data`)).toContain('Meet the crew')
    expect(await read(prefix + path)).toContain('"position":3,"name":"A case of its own"')
  }
  expect(await read('/sitemap.xml')).toContain(`<loc>http://localhost:4000/ar${path}</loc>`)
  expect(await read('/site.webmanifest')).toContain('"name":"Acme Works"')
  expect((await get('/Old-Work')).headers.get('location')).toBe(path)
  publish(() => ({ caseStudies: [study] }))
  expect((await get(path)).status).toBe(404)
})

test('a redirect to whatever the rules let through is a 301 in every language, and one that moved is found in each', async () => {
  const { get, publish } = await startSite()
  const targets = ['/about#দল', '/about?{name}', '/about?a b', '/সেবা', '/about#"<>`', 'https://listed.example/বাংলা']
  publish(({ brand }) => ({
    brand: { ...brand, name: 'নকশি' },
    redirects: targets.map((to, place) => ({ from: `/old-${place}`, to }) as Redirect),
  }))

  for (const [place, to] of targets.entries())
    for (const prefix of ['', '/bn', '/ar']) {
      const { status, headers } = await get(`${prefix}/old-${place}`)
      const { href } = new URL(to.startsWith('/') ? prefix + to : to, 'http://localhost:4000')
      expect([status, new URL(headers.get('location') ?? '', 'http://localhost:4000').href]).toEqual([301, href])
    }
})

test('published colours are in the page and in its drawings, whose addresses change with them', async () => {
  const { get, read, publish } = await startSite()
  const lookOf = (html: string) => /\/drawings\/[\w-]+/.exec(html)?.[0]
  const old = lookOf(await read('/'))

  publish(() => ({ colours: otherColours }))
  const html = await read('/')
  const now = lookOf(html)

  expect(html).toContain(`--paper:${otherColours.light.paper}`)
  expect(now).not.toBe(old)
  const drawing = await get(`${now}/light/quilts/about.svg`)
  expect(drawing.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await drawing.text()).toContain(otherColours.light.panel)
  // Of an earlier look: as it is now, and not to be kept.
  expect((await get(`${old}/light/quilts/about.svg`)).headers.get('cache-control')).toBe('no-cache')
  const [, share = ''] = /og:image" content="http:\/\/localhost:4000([^"]+)"/.exec(html) ?? []
  expect((await get(share)).headers.get('content-type')).toBe('image/jpeg')
  expect((await get(`${now}/light/quilts/nothing.svg`)).status).toBe(404)
})

const photo = {
  ...{ id: 'ab'.repeat(16), src: `/images/${'ab'.repeat(16)}-1920.webp`, width: 1000, height: 500 },
  ...{ alt: 'A loom', focus: { x: 0.2, y: 1 } },
}

test('a photograph comes from the API in the size that is needed, and a crop of it keeps its point', async () => {
  const { read, publish } = await startSite({ API_URL: 'https://api.localhost' })
  publish(({ team }) => ({ team: team.map((member) => ({ ...member, photo })) }))
  const html = await read('/about')
  const file = (width: number) => `https://api.localhost/images/${photo.id}-${width}.webp`

  expect(html).toContain(`src="${file(1920)}"`)
  expect(html).toContain(`srcSet="${file(320)} 320w, ${file(640)} 640w, ${file(1280)} 1000w"`)
  expect(html).toContain(`img[src*="${photo.id}"]{object-position:20% 100%}`)
})

test('chats show the picture of the brand for pages without their own, and search engines the languages there are', async () => {
  const { read, publish } = await startSite()
  const alternates = (html: string) =>
    Array.from(html.matchAll(/rel="alternate" hrefLang="([^"]+)"/g), ([, code]) => code)
  expect(alternates(await read('/ar/about'))).toEqual(['en', 'bn', 'ar', 'x-default'])

  publish(({ brand, pages }) => ({
    brand: { ...brand, sharePicture: photo },
    pages: { ...pages, '/about': { ...pages['/about'], writtenIn: ['en', 'bn'] } },
  }))
  const html = await read('/ar/about')

  expect(html).toContain(`<meta property="og:image" content="http://localhost:4000${photo.src}"/>`)
  expect(html).toContain('<meta property="og:image:type" content="image/webp"/>')
  expect(html).toContain('<link rel="canonical" href="http://localhost:4000/about"/>')
  expect(alternates(html)).toEqual(['en', 'bn', 'x-default'])
  const sitemap = await read('/sitemap.xml')
  expect(sitemap).toContain('http://localhost:4000/bn/about<')
  expect(sitemap).not.toContain('http://localhost:4000/ar/about<')
})

test('all languages have one look, whatever the logo shows in words', async () => {
  const { read, publish } = await startSite()
  publish(({ brand, footer }) => ({ brand: { ...brand, logo: { ...photo, alt: footer.heading } } }))
  const lookOf = (html: string) => /\/drawings\/[\w-]+/.exec(html)?.[0]

  expect(lookOf(await read('/bn'))).toBe(lookOf(await read('/')))
})

test('two hundred requests at once after a change make one page, whatever their queries', async () => {
  const { get, publish } = await startSite()
  await get('/')
  let renderings = 0
  publish(({ homePage }) => ({
    homePage: {
      ...homePage,
      get heroText() {
        renderings++
        return 'Counted when it is read'
      },
    },
  }))

  const texts = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => (await get(index % 2 ? '/' : `/?utm_x=${index}`)).text()),
  )

  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toContain('Counted when it is read')
  // Once for the page and once for its data in it; the scripts of a deferred page are rendered apart.
  expect(renderings).toBeLessThanOrEqual(4)
})

test('no file that browsers load has words of the studio in it', () => {
  const { en, bn, ar } = sampleContent
  const words = [en, bn, ar].flatMap(({ brand, team, services, faqGroups, homePage, terms, testimonials }) => [
    ...[brand.sentence, brand.replyPromise, homePage.heroText, terms.intro],
    ...[team[0]?.description, services[0]?.forWhom, faqGroups[0]?.questions[0]?.question, testimonials[0]?.quote],
  ])
  const folder = join(import.meta.dirname, '../../site/build')
  const files = globSync(`{${Object.keys(siteLanguages)}}/client/assets/*.{js,css}`, { cwd: folder })
  const found = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return words.some((word) => word !== undefined && text.includes(word.slice(0, 40)))
  })

  expect(files.length).toBeGreaterThan(100)
  expect(words).not.toContain(undefined)
  expect(found).toEqual([])
})
