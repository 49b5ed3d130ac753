import { linkhubPages } from '@nokshi/content/page-labels.ts'
import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import type { Page } from '@nokshi/contract/website/site-content.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSitePage } from '../../api/visits/recording/record-visits.ts'
import { addressesOf, pagesIn } from '../../site/app/page-table.ts'
import { makeDataDir, type Product, startProduct } from '../testing/start-product.ts'

/** Every address of the table in every language, with what the table says about its page. */
const table = Object.values(siteLanguages).flatMap((language) =>
  pagesIn(language.code).pages.flatMap((page) =>
    addressesOf(page, sampleContent.en).map((path) => ({ ...page, language, path, address: pathIn(language, path) })),
  ),
)

/** What is said about a page: by the studio, or by the product about those of Creator LinkHub. */
const described: Record<string, Pick<Page, 'title' | 'description' | 'heading'>> = {
  ...sampleContent.en.pages,
  ...linkhubPages,
}

const data = makeDataDir()
let product: Product
let sitemap = ''

beforeAll(async () => {
  product = await startProduct({ env: { DATA_DIR: data.folder } })
  sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
})

afterAll(async () => {
  await product.end('SIGTERM')
  data.remove()
})

/** What the content says about an English page that can be read without an account. */
function describedIn(address: string) {
  const [, text] = Object.entries(described).find(([path]) => path === address) ?? []
  return text && !APP_ONLY.includes(address) ? [text.heading, text.title] : []
}

/** Pages that show nothing before their app has asked who is there. */
const APP_ONLY = ['/account', '/create-linkhub', '/dashboard', '/reset-password', '/verify-email']

/** As React writes a text into HTML. */
function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
}

test('robots.txt names both sitemaps', async () => {
  const robots = await (await fetch(`${product.url}/robots.txt`)).text()

  for (const name of ['sitemap.xml', 'hub-sitemap.xml']) expect(robots).toContain(`Sitemap: ${product.url}/${name}`)
})

test('visits of the pages that search engines list are counted, and of the one to register on', () => {
  const counted = table.filter(({ address }) => findSitePage(sampleContent.en, address) !== undefined)
  const wanted = table.filter(({ path, search }) => search === 'indexed' || path === '/register')

  expect(counted.map(({ address }) => address)).toEqual(wanted.map(({ address }) => address))
})

describe.each(table)('$address', (page) => {
  const { address, language, search, isShared, isDeferred, isPrivate, takesForms } = page
  const ask = (init: RequestInit = {}) => fetch(product.url + address, init)

  test('is a page without scripts, and says the same to search engines everywhere', async () => {
    const reply = await ask()
    const html = await reply.text()

    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.has('etag')).toBe(isShared === true)
    expect(html.includes('<template id="startup">')).toBe(isDeferred === true)
    const isIndexed = search === 'indexed'
    expect(reply.headers.get('x-robots-tag')).toBe(isIndexed ? null : 'noindex, nofollow')
    expect(html.includes('<meta name="robots" content="noindex, nofollow"/>')).toBe(!isIndexed)
    expect(html.includes('<link rel="canonical"')).toBe(isIndexed)
    expect(html).toContain(`<html lang="${language.code}" dir="${language.direction}">`)
    for (const known of Object.values(siteLanguages)) {
      const link = `hrefLang="${known.code}" href="${product.url}${pathIn(known, page.path)}"`
      expect(html.includes(`<link rel="alternate" ${link}/>`)).toBe(isIndexed)
    }
    expect(sitemap.includes(`<loc>${product.url}${address}</loc>`)).toBe(isIndexed)
    if (isIndexed) {
      expect(html).toMatch(/<h1[ >]/)
      expect(html).toMatch(/<title>[^<]{3,}<\/title>/)
      expect(html).toMatch(/<meta name="description" content="[^"]{3,}"/)
      expect(html).toContain(escaped(sampleContent[language.code].footer.heading))
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg')
    }
    const words = html.replaceAll(/<[^>]+>/g, '')
    expect(describedIn(address).filter((text) => !words.includes(escaped(text)))).toEqual([])
  })

  test('is kept by browsers only if it is for everybody, and so is its data', async () => {
    for (const path of [address, page.path === '/' ? `${language.prefix}/_.data` : `${address}.data`]) {
      const { headers } = await fetch(product.url + path)
      expect(headers.get('cache-control') === 'no-store').toBe(isPrivate === true)
    }
  })

  test('takes a form without scripts, or says that it can only be read', async () => {
    const posted = await ask({ method: 'POST', body: new URLSearchParams({}) })
    const put = await ask({ method: 'PUT', body: '' })

    expect(posted.status === 405).toBe(!takesForms)
    expect(put.status).toBe(405)
    expect(put.headers.get('allow')).toBe(takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
  })
})

test('a page whose parameter may be anything takes forms as well', async () => {
  const reply = await fetch(`${product.url}/report/nobody`, { method: 'POST', body: new URLSearchParams({}) })

  expect(reply.status).not.toBe(405)
})

test('what is no page is for no search engine, and what programs read says nothing about it', async () => {
  const robotsOf = async (path: string) => (await fetch(product.url + path)).headers.get('x-robots-tag')

  expect(await robotsOf('/nowhere')).toBe('noindex, nofollow')
  expect(await robotsOf('/crm/nowhere')).toBe('noindex, nofollow')
  for (const path of ['/robots.txt', '/sitemap.xml', '/hub-sitemap.xml', '/site.webmanifest'])
    expect(await robotsOf(path)).toBeNull()
})

test('every page that the content describes is in the table, and those of accounts are for no search engine', () => {
  const known = table.filter(({ address, language }) => language.code === 'en' && address in described)
  const hidden = known.filter(({ search }) => search === 'hidden').map(({ address }) => address)

  expect(known.map(({ address }) => address).sort()).toEqual(Object.keys(described).sort())
  expect(hidden.sort()).toEqual([
    ...['/account', '/create-linkhub', '/dashboard', '/forgot-password', '/login'],
    ...['/register', '/reset-password', '/verify-email'],
  ])
})
