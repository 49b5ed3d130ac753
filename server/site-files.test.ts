import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createLog } from '@nokshi/api/platform/log.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { recompress } from './compression.ts'
import { createFileSender, type StoredFile } from './send-file.ts'
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

async function textOf(file: StoredFile | undefined) {
  if (!file) return ''
  const { storedAs, bytes } = file
  return Buffer.from(storedAs === 'br' ? await recompress(bytes, 'identity') : bytes).toString()
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
  expect(await textOf(file)).toBe('of https://www.example.com')
})

test('pictures are sent as they were built', async () => {
  const file = (await load()).get('/drawing.svg')

  expect(await textOf(file)).toContain('.invalid')
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
      html: await textOf(page),
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

describe('a file that is sent', () => {
  const script = "say('নকশি', 'नमस्ते', 'السلام')\n".repeat(50)
  const photograph = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

  beforeAll(() => {
    writeFileSync(join(folder, 'assets/say-1.js'), script)
    writeFileSync(join(folder, 'assets/say-1.js.br'), brotliCompressSync(script))
    writeFileSync(join(folder, 'assets/broken-1.js'), script)
    writeFileSync(join(folder, 'assets/broken-1.js.br'), brotliCompressSync(script).subarray(0, 20))
    writeFileSync(join(folder, 'assets/photo-1.jpg'), photograph)
  })

  /** Sends what was loaded, as the process does. */
  async function serve() {
    const logged: string[] = []
    const files = await load()
    const sendFile = createFileSender(createLog('info', (line) => logged.push(line)))
    const server = createServer((incoming, outgoing) => {
      const file = files.get(incoming.url ?? '')
      if (file) sendFile(incoming, outgoing, file, {})
    })
    await once(server.listen(0), 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const get = (path: string, encoding: string, more: RequestInit = {}) =>
      fetch(`http://localhost:${port}${path}`, { ...more, headers: { 'accept-encoding': encoding } })
    return { files, get, logged }
  }

  test('says the same in every encoding, to one and to many at once', async () => {
    const { get } = await serve()

    for (const encoding of ['identity', 'gzip', 'br']) {
      const replies = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const reply = await get('/assets/say-1.js', encoding)
          return [reply.headers.get('content-encoding') ?? 'identity', await reply.text()]
        }),
      )
      expect(replies).toEqual(Array.from({ length: 40 }, () => [encoding, script]))
    }
  })

  test('has a name for each of its encodings, and tells its length to those who want no more', async () => {
    const { get } = await serve()
    const etags = new Set<string | null>()

    for (const encoding of ['identity', 'gzip', 'br']) {
      const head = await get('/assets/say-1.js', encoding, { method: 'HEAD' })
      const whole = await get('/assets/say-1.js', encoding)

      expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
      expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
      expect(head.headers.get('vary')).toBe('Accept-Encoding')
      etags.add(head.headers.get('etag'))
    }
    expect(etags.size).toBe(3)
  })

  test('is in memory once, in the encoding that most ask for', async () => {
    const { files } = await serve()

    const paths = ['/', '/assets/say-1.js', '/assets/photo-1.jpg']
    expect(paths.map((path) => files.get(path)?.storedAs)).toEqual(['br', 'br', 'identity'])
  })

  test('comes as it is where it cannot be made smaller', async () => {
    const { get } = await serve()
    const reply = await get('/assets/photo-1.jpg', 'br, gzip')

    expect(reply.headers.get('content-encoding')).toBeNull()
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(photograph)
  })

  test('and turns out to be damaged hangs up on whoever asked, and on nobody else', async () => {
    const { get, logged } = await serve()

    await expect(get('/assets/broken-1.js', 'identity')).rejects.toThrow('fetch failed')
    await expect(get('/assets/broken-1.js', 'gzip')).rejects.toThrow('fetch failed')
    expect(logged.map((line) => JSON.parse(line).event)).toEqual(['file failed', 'file failed'])
    expect(await (await get('/assets/say-1.js', 'identity')).text()).toBe(script)
  })
})
