import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { compress, type Encoding, ONCE } from './compression.ts'

/** A file in memory, in every encoding it is sent in. */
export interface SiteFile {
  type: string
  cacheControl: string
  /** Only pages have one. */
  policy?: string
  etag: string
  bodies: { identity: Uint8Array } & Partial<Record<Encoding, Uint8Array>>
}

interface PageRules {
  /** Puts the addresses of this installation where the build left placeholders. */
  fillIn: (text: string) => string
  /** The content policy of a page with these inline scripts. */
  policyFor: (scripts: string[]) => string
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
export async function loadSiteFiles(folder: string, rules: PageRules): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>()
  for await (const name of glob('**/*.*', { cwd: folder, exclude: (entry) => entry === '.vite' })) {
    const extension = extname(name)
    if (extension === '.br' || extension === '.gz') continue
    const path = `/${name.split(sep).join('/')}`
    const bytes = await readFile(join(folder, name))
    if (extension === '.html')
      files.set(path.replace(/\/index\.html$/, '') || '/', await loadPage(bytes, rules))
    else if (texts.has(extension))
      files.set(path, await compressed(rules.fillIn(bytes.toString()), extension))
    else files.set(path, await loadAsset(join(folder, name), path, bytes))
  }
  return files
}

async function loadPage(bytes: Buffer, { fillIn, policyFor }: PageRules): Promise<SiteFile> {
  const html = fillIn(bytes.toString())
  return { ...(await compressed(html, '.html')), policy: policyFor(hashInlineScripts(html)) }
}

async function compressed(text: string, extension: string): Promise<SiteFile> {
  const identity = Buffer.from(text)
  const [br, gzip] = await Promise.all([compress('br', identity, ONCE), compress('gzip', identity, ONCE)])
  return {
    type: typeOf(extension),
    cacheControl: 'no-cache',
    etag: hash(identity),
    bodies: { identity, br, gzip },
  }
}

async function loadAsset(file: string, path: string, identity: Buffer): Promise<SiteFile> {
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)])
  return {
    type: typeOf(extname(file)),
    // The name of a file under /assets/ contains the hash of its content.
    cacheControl: path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    etag: hash(identity),
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  }
}

function typeOf(extension: string) {
  return types[extension] ?? 'application/octet-stream'
}

function hash(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

export function hashInlineScripts(html: string) {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

function readIfThere(file: string) {
  return readFile(file).catch(() => undefined)
}
