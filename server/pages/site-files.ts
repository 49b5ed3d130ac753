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
}

const types: Record<string, string> = {
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
      files.set(page, await makePage(rules.fillIn(bytes.toString()), rules.policyFor))
    } else if (texts.has(extension))
      files.set(path, await compressed(rules.fillIn(bytes.toString()), extension))
    else files.set(path, await loadAsset(join(folder, name), path, bytes))
  }
  return files
}

/** A page in memory that allows exactly the inline parts it has. */
async function makePage(html: string, policyFor: PageRules['policyFor']): Promise<StoredFile> {
  return { ...(await compressed(html, '.html')), policy: policyFor(inlineParts(html)) }
}

async function compressed(text: string, extension: string): Promise<StoredFile> {
  const identity = Buffer.from(text)
  return {
    type: typeOf(extension),
    cacheControl: 'no-cache',
    etag: hashBytes(identity),
    storedAs: 'br',
    bytes: ownBytes(await compress('br', identity, ONCE)),
  }
}

async function loadAsset(file: string, path: string, identity: Buffer): Promise<StoredFile> {
  const br = await readIfThere(`${file}.br`)
  return {
    type: typeOf(extname(file)),
    // The name of a file under /assets/ contains the hash of its content.
    cacheControl: path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    ...(extname(file) === '.svg' && { policy: drawingPolicy }),
    etag: hashBytes(identity),
    storedAs: br ? 'br' : 'identity',
    bytes: br ?? identity,
  }
}

/** What zlib gives may be a small piece of 64 KB, and would keep all of them in memory. */
export function ownBytes(piece: Uint8Array) {
  return new Uint8Array(piece)
}

function typeOf(extension: string) {
  return types[extension] ?? 'application/octet-stream'
}

export function hashBytes(bytes: Uint8Array) {
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
