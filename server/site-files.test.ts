import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSiteFiles } from './site-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'nokshi-site-files-'))

/** What Vite would note: a page, what it asks for later, and what that needs. */
const manifest = {
  'about.tsx': { file: 'assets/about-1.js', dynamicImports: ['rules.ts'] },
  'rules.ts': { file: 'assets/rules-1.js', imports: ['zod', 'about.tsx'] },
  zod: { file: 'assets/zod-1.js' },
  'other.tsx': { file: 'assets/other-1.js', dynamicImports: ['zod'] },
}

beforeAll(() => {
  for (const inner of ['.vite', 'assets']) mkdirSync(join(folder, inner))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const name of ['index.html', '_.data', 'robots.txt', 'sitemap.xml', 'site.webmanifest', 'drawing.svg'])
    writeFileSync(join(folder, name), 'of https://site.nokshi.invalid')
})

afterAll(() => rmSync(folder, { recursive: true }))

function load(rules: Partial<Parameters<typeof loadSiteFiles>[1]> = {}) {
  return loadSiteFiles(folder, {
    fillIn: (text) => text.replaceAll('https://site.nokshi.invalid', 'https://www.example.com'),
    policyFor: () => "default-src 'none'",
    waker: 'wake()',
    ...rules,
  })
}

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/_.data', 'text/x-script; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s names the address of this installation', async (path, type) => {
  const file = (await load()).get(path)

  expect(file?.type).toBe(type)
  expect(Buffer.from(file?.bodies.identity ?? []).toString()).toBe('of https://www.example.com')
})

test('pictures are sent as they were built', async () => {
  const file = (await load()).get('/drawing.svg')

  expect(Buffer.from(file?.bodies.identity ?? []).toString()).toContain('.invalid')
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a page', () => {
  const app = '<script type="module" async="">import("/assets/entry-1.js")</script>'
  const head = [
    '<meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/assets/root-1.css"/>',
    '<link rel="icon" href="/assets/icon-1.svg"/>',
    '<link rel="stylesheet" href="/assets/about-1.css"/>',
    '<link rel="modulepreload" href="/assets/about-1.js"/>',
  ].join('')

  beforeAll(() => {
    for (const page of ['about', 'support', 'dashboard']) mkdirSync(join(folder, page))
    writeFileSync(join(folder, 'assets/root-1.css'), 'p{color:red}\n')
    writeFileSync(join(folder, 'assets/about-1.css'), "p::before{content:'$&'}\n")
    writeFileSync(join(folder, 'about/index.html'), `<head>${head}</head><form></form>${app}`)
    writeFileSync(join(folder, 'support/index.html'), `<head>${head}</head>${app}`)
    writeFileSync(join(folder, 'dashboard/index.html'), `<head>${head}</head>${app}`)
  })

  async function read(path: string) {
    const page = (await load({ policyFor: JSON.stringify })).get(path)
    return {
      html: Buffer.from(page?.bodies.identity ?? []).toString(),
      policy: JSON.parse(page?.policy ?? ''),
    }
  }

  test('carries its styles in their order, and allows exactly them and its scripts', async () => {
    const { html, policy } = await read('/about')

    expect(html).toContain(
      [
        '<style>p{color:red}</style><link rel="stylesheet" href="/assets/root-1.css" disabled=""/>',
        '<link rel="icon" href="/assets/icon-1.svg"/>',
        `<style>p::before{content:'$&'}</style><link rel="stylesheet" href="/assets/about-1.css" disabled=""/>`,
      ].join(''),
    )
    expect(policy).toEqual({
      scripts: [hash('wake()'), hash('import("/assets/entry-1.js")')],
      styles: [hash('p{color:red}'), hash("p::before{content:'$&'}")],
    })
  })

  test('lets its app sleep, and knows what to lay ready for it and for its form', async () => {
    const { html } = await read('/about')

    expect(html).toContain('<script type="text/plain">import("/assets/entry-1.js")</script>')
    expect(html).toContain(
      '<script data-parts="/assets/about-1.js" data-form-parts="/assets/rules-1.js /assets/zod-1.js">wake()</script>',
    )
    expect(html).not.toContain('modulepreload')
    expect((await read('/support')).html).toContain('data-form-parts=""')
  })

  test('that is nothing without its app starts it at once', async () => {
    expect((await read('/dashboard')).html).toContain(app)
  })
})
