import { createHash } from 'node:crypto'
import type { ContentSource } from '@nokshi/api/platform/content.ts'
import { createLimiter } from '@nokshi/api/platform/limiter.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import type { PublishedContent } from '@nokshi/site/app/platform/settings.ts'
import { LRUCache } from 'lru-cache'
import type { StoredFile } from '../http/send-file.ts'
import { drawingPolicy } from './page-headers.ts'
import { compressed, stored, typeOf } from './site-files.ts'

/** All drawings in one look, and the share pictures of a hundred pages. */
const BYTES_MAX = 12 * 1024 * 1024

/** One at a time: a share picture takes a core for a third of a second. */
const limitDrawing = createLimiter({ concurrency: 1, queueMax: 1_000, busyCode: 'pages-busy' })

/** Drawings, icons and share pictures in the look of the brand, each drawn at its first request and kept. */
export function createDrawings(source: ContentSource) {
  const drawings = new LRUCache<string, StoredFile, string>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1024,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: name }) => make(name),
  })

  async function make(name: string): Promise<StoredFile | undefined> {
    // Loaded with the first picture: fonts and their shaping take memory.
    const { draw } = await import('@nokshi/art/draw.ts')
    const drawn = await limitDrawing(() => draw(name, source))
    if (typeof drawn !== 'string') return drawn && stored(drawn, typeOf(name))
    return compressed(Buffer.from(drawn), typeOf(name), { 'Content-Security-Policy': drawingPolicy })
  }

  /** Share pictures have words in them, so each published content has its own. */
  function find(name: string) {
    return drawings.fetch(`${source.current('en').version} ${name}`, { context: name })
  }

  return {
    publish: (language: SiteLanguage['code']): PublishedContent => {
      const published = source.current(language)
      return { ...published, drawings: prefixOf(published.content) }
    },
    async find(path: string): Promise<StoredFile | undefined> {
      if (path === FAVICON) return withCaching(await find('icons/favicon.ico'), 'public, max-age=3600')
      const [look = '', ...name] = path.slice(PREFIX.length).split('/')
      // Its address names the look. Of another look the picture of today is sent, and asked for again.
      const isCurrent = PREFIX + look === prefixOf(source.current('en').content)
      const caching = isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache'
      return withCaching(await find(name.join('/')), caching)
    },
  }
}

function withCaching(file: StoredFile | undefined, caching: string) {
  return file && { ...file, headers: { ...file.headers, 'Cache-Control': caching } }
}

export type Drawings = ReturnType<typeof createDrawings>

const PREFIX = '/drawings/'
/** Programs that read no pages ask for it, such as feed readers. */
const FAVICON = '/favicon.ico'

export function isDrawing(path: string) {
  return path.startsWith(PREFIX) || path === FAVICON
}

const prefixes = new WeakMap<SiteContent, string>()

/** Changes with whatever can be seen of the brand. */
function prefixOf(content: SiteContent) {
  const known = prefixes.get(content)
  if (known) return known
  const { name, shortName, banglaName, logo, logoDark, icon } = content.brand
  const pictures = [logo, logoDark, icon].map((picture) => picture?.src ?? '')
  const look = JSON.stringify([name, shortName, banglaName, pictures, content.colours])
  const prefix = PREFIX + createHash('sha256').update(look).digest('base64url').slice(0, 10)
  prefixes.set(content, prefix)
  return prefix
}
