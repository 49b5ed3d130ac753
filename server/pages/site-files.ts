import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { compress, ONCE } from '../http/compression.ts'
import type { StoredFile } from '../http/send-file.ts'
import { drawingPolicy, type Inline } from './page-headers.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Everything the build wrote for browsers, by the path it is asked for. Only a path that is a key here is
 * ever answered, so there is no way to walk out of the folder.
 */
export async function loadSiteFiles(folder: string): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for await (const name of glob('**/*.*', { cwd: folder, exclude: (entry) => entry === '.vite' })) {
    if (extname(name) === '.br') continue
    const path = `/${name.split(sep).join('/')}`
    files.set(path, await loadFile(join(folder, name), path))
  }
  return files
}

/** What was made while the process runs. Browsers ask each time whether it is still the same. */
export async function compressed(bytes: Buffer, type: string, headers: Record<string, string>): Promise<StoredFile> {
  return {
    type,
    headers: { 'Cache-Control': 'no-cache', ...headers },
    etag: hashBytes(bytes),
    storedAs: 'br',
    // What zlib gives may be a small piece of 64 KB, and would keep all of them in memory.
    bytes: new Uint8Array(await compress('br', bytes, ONCE)),
  }
}

/** What gets no smaller by compression. */
export function stored(bytes: Uint8Array, type: string): StoredFile {
  return { type, headers: {}, etag: hashBytes(bytes), storedAs: 'identity', bytes }
}

export function typeOf(file: string) {
  return types[extname(file)] ?? 'application/octet-stream'
}

async function loadFile(file: string, path: string): Promise<StoredFile> {
  const identity = await readFile(file)
  const br = await readFile(`${file}.br`).catch(() => undefined)
  return {
    type: typeOf(file),
    headers: {
      // The name of a file under /assets/ contains the hash of its content.
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(extname(file) === '.svg' && { 'Content-Security-Policy': drawingPolicy }),
    },
    etag: hashBytes(identity),
    storedAs: br ? 'br' : 'identity',
    bytes: br ?? identity,
  }
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
  return [...elements].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
