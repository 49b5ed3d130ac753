import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { compress, ONCE } from '../http/compression.ts'
import type { StoredFile } from '../http/send-file.ts'
import { drawingPolicy, type Inline } from './page-headers.ts'

interface PageRules {
  /** Puts the settings of this installation where the build left placeholders. */
  fillIn: (text: string) => string
  /** The content policy of a page with these inline parts. */
  policyFor: (inline: Inline) => string
  /** What else the page at this path carries, and its data. */
  headersFor: (path: string) => Record<string, string>
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Texts beside the pages that name addresses: what loaders gave, robots.txt, the sitemap, the manifest. */
const texts = new Set(['.data', '.txt', '.webmanifest', '.xml'])

/**
 * Everything the build wrote for browsers, by the path it is asked for. Only a path that is a key here is ever
 * answered, so there is no way to walk out of the folder.
 */
export async function loadSiteFiles(folder: string, rules: PageRules): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for await (const name of glob('**/*.*', { cwd: folder, exclude: (entry) => entry === '.vite' })) {
    const extension = extname(name)
    if (extension === '.br') continue
    const path = `/${name.split(sep).join('/')}`
    const bytes = await readFile(join(folder, name))
    if (extension === '.html') {
      const page = path.replace(/\/index\.html$/, '') || '/'
      const html = rules.fillIn(bytes.toString())
      const policy = { 'Content-Security-Policy': rules.policyFor(inlineParts(html)) }
      files.set(page, await compressed(html, extension, { ...policy, ...rules.headersFor(page) }))
    } else if (texts.has(extension)) {
      const headers = extension === '.data' ? rules.headersFor(path) : {}
      files.set(path, await compressed(rules.fillIn(bytes.toString()), extension, headers))
    } else files.set(path, await loadAsset(join(folder, name), path, bytes))
  }
  return files
}

/** A text in memory. Browsers ask each time whether it is still the same. */
export async function compressed(
  text: string,
  extension: string,
  headers: Record<string, string>,
): Promise<StoredFile> {
  const identity = Buffer.from(text)
  return {
    type: typeOf(extension),
    headers: { 'Cache-Control': 'no-cache', ...headers },
    etag: hashBytes(identity),
    storedAs: 'br',
    // What zlib gives may be a small piece of 64 KB, and would keep all of them in memory.
    bytes: new Uint8Array(await compress('br', identity, ONCE)),
  }
}

async function loadAsset(file: string, path: string, identity: Buffer): Promise<StoredFile> {
  const br = await readIfThere(`${file}.br`)
  return {
    type: typeOf(extname(file)),
    headers: {
      // The name of a file under /assets/ contains the hash of its content.
      'Cache-Control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(extname(file) === '.svg' && { 'Content-Security-Policy': drawingPolicy }),
    },
    etag: hashBytes(identity),
    storedAs: br ? 'br' : 'identity',
    bytes: br ?? identity,
  }
}

function typeOf(extension: string) {
  return types[extension] ?? 'application/octet-stream'
}

function hashBytes(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** The hashes of all that stands in a page itself. */
export function inlineParts(html: string): Inline {
  return { scripts: hashInline(html, 'script'), styles: hashInline(html, 'style') }
}

function hashInline(html: string, tag: 'script' | 'style') {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>(.*?)</${tag}>`, 'gs'))
  return [...elements].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

function readIfThere(file: string) {
  return readFile(file).catch(() => undefined)
}
