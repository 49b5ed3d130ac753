import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What Vite notes of a file it made: the files it cannot do without, and those it asks for when it needs them. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

type Manifest = Record<string, Chunk>

/** These say nothing of their own before the app has looked who is there, or which link was followed. */
const awakePages = new Set([
  '/create-linkhub',
  '/dashboard',
  '/account',
  '/reset-password',
  '/verify-email',
  '/crm/login',
  '/crm/register',
  '/crm/forgot-password',
  '/crm/reset-password',
])

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const APP = '<script type="module" async="">'
const HEAD = '<meta charSet="utf-8"/>'

/**
 * Lets the app of each page sleep until somebody is there, and gives the page the waker (site/app/waker.ts) with the
 * names of what it should lay ready.
 */
export async function createScriptSleep(folder: string, waker: string) {
  const manifest = await readManifest(folder)

  return (path: string, html: string) => {
    if (awakePages.has(path) || !html.includes(APP)) return html
    const parts = [...html.matchAll(PRELOAD)].map(([, href = '']) => href)
    const formParts = html.includes('<form') ? onDemand(manifest, parts) : []
    const wakerTag = `<script data-parts="${parts.join(' ')}" data-form-parts="${formParts.join(' ')}">${waker}</script>`
    return html
      .replaceAll(PRELOAD, '')
      .replace(APP, '<script type="text/plain">')
      .replace(HEAD, () => HEAD + wakerTag)
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
}

/** What files like these ask for later, and what that needs in turn. */
function onDemand(manifest: Manifest, parts: string[]) {
  const chunks = Object.values(manifest)
  const found = new Set<string>()
  const follow = (names: string[] = []) => {
    for (const name of names) {
      const chunk = manifest[name]
      if (!chunk || found.has(`/${chunk.file}`) || parts.includes(`/${chunk.file}`)) continue
      found.add(`/${chunk.file}`)
      follow(chunk.imports)
    }
  }
  for (const chunk of chunks) if (parts.includes(`/${chunk.file}`)) follow(chunk.dynamicImports)
  return [...found]
}
