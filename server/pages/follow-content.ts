import type { Config } from '@nokshi/api/platform/config.ts'
import type { ContentSource } from '@nokshi/api/platform/content.ts'
import { describeError, type Log } from '@nokshi/api/platform/log.ts'
import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'

type Code = SiteLanguage['code']

const PATIENCE_MS = 5_000
const EACH_MS = 1_000

/** What the studio has published, for a site that runs apart from its API: asked for once a second, and kept while nobody answers. */
export function followContent({ apiUrl }: Pick<Config, 'apiUrl'>, log: Log) {
  const known = new Map<Code, { etag: string; content: SiteContent }>()
  let [version, isStopped] = [0, false]
  let timer: NodeJS.Timeout | undefined

  async function ask(language: Code) {
    const { etag } = known.get(language) ?? {}
    const reply = await fetch(`${apiUrl}/api/website/content?language=${language}`, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (reply.status === 304) return
    if (!reply.ok) throw new Error(`The API answers ${reply.status} when asked for the content.`)
    // It is what localize() of the same release has made.
    const content = (await reply.json()) as SiteContent
    known.set(language, { etag: reply.headers.get('etag') ?? '', content })
    version++
  }

  async function askForAll() {
    try {
      await Promise.all(Object.values(siteLanguages).map(({ code }) => ask(code)))
    } catch (error) {
      log.warn('content could not be read', describeError(error))
    }
    if (!isStopped) timer = setTimeout(askForAll, EACH_MS).unref()
  }

  const source: ContentSource = {
    refresh: askForAll,
    current(language) {
      const content = known.get(language)?.content
      if (!content) throw new Error('The API has not told yet what the studio says.')
      return { version, content }
    },
    async readPicture(src) {
      const reply = await fetch(new URL(src, apiUrl), { signal: AbortSignal.timeout(PATIENCE_MS) })
      return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined
    },
  }
  return {
    source,
    /** Whether there is content in every language. Until then pages answer 503. */
    isReady: () => known.size === Object.keys(siteLanguages).length,
    /** Resolves after the first answers, whatever they were. */
    start: askForAll,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
