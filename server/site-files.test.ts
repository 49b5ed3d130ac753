import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSiteFiles } from './site-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'nokshi-site-files-'))

beforeAll(() => {
  for (const name of ['index.html', '_.data', 'robots.txt', 'sitemap.xml', 'site.webmanifest', 'drawing.svg'])
    writeFileSync(join(folder, name), 'of https://site.nokshi.invalid')
})

afterAll(() => rmSync(folder, { recursive: true }))

function load() {
  return loadSiteFiles(folder, {
    fillIn: (text) => text.replaceAll('https://site.nokshi.invalid', 'https://www.example.com'),
    policyFor: () => "default-src 'none'",
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

test('a page carries its styles, allows exactly them, and lets its scripts wait', async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/root-1.css'), 'p{color:red}')
  const head =
    '<link rel="stylesheet" href="/assets/root-1.css"/><link rel="modulepreload" href="/assets/entry-1.js"/>'
  writeFileSync(
    join(folder, 'styled.html'),
    `<html><head>${head}</head><body><script>1</script></body></html>`,
  )

  const files = await loadSiteFiles(folder, {
    fillIn: (text) => text,
    policyFor: (inline) => JSON.stringify(inline),
  })
  const page = files.get('/styled.html')

  const html = Buffer.from(page?.bodies.identity ?? []).toString()
  expect(html).toContain(
    '<style>p{color:red}</style><link rel="stylesheet" href="/assets/root-1.css" media="print"/>',
  )
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low"')
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(JSON.parse(page?.policy ?? '')).toEqual({ scripts: [hash('1')], styles: [hash('p{color:red}')] })
})
