import type { Config } from '@nokshi/api/platform/config.ts'
import type { ContentSource } from '@nokshi/api/platform/content.ts'
import { describeError, type Log } from '@nokshi/api/platform/log.ts'
import { languageCodes, type SiteLanguage } from '@nokshi/contract/languages.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import type { Listener } from '../http/dispatch.ts'

type Code = SiteLanguage['code']

const TIMEOUT_MS = 5_000
const INTERVAL_MS = 1_000

/** What is published, for a site apart from its API: fetched every second, kept while the API is silent. */
export function followContent({ apiUrl }: Pick<Config, 'apiUrl'>, log: Log): ContentSource {
  const known = new Map<Code, { etag: string; content: SiteContent }>()
  const ready = Promise.withResolvers<void>()
  let version = 0

  async function ask(language: Code) {
    const { etag } = known.get(language) ?? {}
    const reply = await fetch(`${apiUrl}/api/website/content?language=${language}`, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (reply.status === 304) return
    if (reply.status === 404) return know(language, '', await readSample(language))
    if (!reply.ok) throw new Error(`The API answers ${reply.status} when asked for the content.`)
    // It is what localize() of the same release has made.
    know(language, reply.headers.get('etag') ?? '', (await reply.json()) as SiteContent)
  }

  function know(language: Code, etag: string, content: SiteContent) {
    if (known.get(language)?.content === content) return
    known.set(language, { etag, content })
    version++
  }

  async function refresh() {
    try {
      await Promise.all(languageCodes.map(ask))
    } catch (error) {
      log.warn('content could not be read', describeError(error))
    }
    if (isReady()) ready.resolve()
    setTimeout(refresh, INTERVAL_MS).unref()
  }

  const isReady = () => known.size === languageCodes.length

  return {
    refresh,
    isReady,
    whenReady: () => ready.promise,
    current(language) {
      const content = known.get(language)?.content
      if (!content) throw new Error('The API has not told yet what the studio says.')
      return { version, content }
    },
    async readPicture(src) {
      const reply = await fetch(new URL(src, apiUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) })
      return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined
    },
  }
}

/** For an API that follows the specification alone, which knows nothing of the studio's content. */
async function readSample(language: Code) {
  const { sampleContent } = await import('@nokshi/content/samples/sample-content.ts')
  return sampleContent[language]
}

/** Sends visitors away for a moment until there is content to show. */
export function onceReady(content: ContentSource, site: Listener): Listener {
  return (incoming, outgoing, domain) => {
    if (content.isReady()) return site(incoming, outgoing, domain)
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    outgoing.writeHead(503, { ...headers, 'Retry-After': '2' }).end('We cannot reach our server right now.')
  }
}
