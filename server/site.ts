import type { IncomingMessage } from 'node:http'
import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import type { Listener } from './http/dispatch.ts'
import { createDomainPages } from './hub/domain-pages.ts'
import { createHubPages } from './hub/hub-pages.ts'
import { isRead, openLanguageSite } from './language-site.ts'
import { createPreviewListener, PREVIEW_PATH } from './pages/preview-page.ts'
import type { SiteParts } from './pages/render-page.ts'

type Code = SiteLanguage['code']

/** Answers with the built site. A language other than English is loaded when it is first asked for. */
export async function createSite(parts: SiteParts): Promise<Listener> {
  const english = await openLanguageSite(parts, 'en')
  const hubParts = { ...parts, loadBuild: async () => english.build, bytesMax: HUB_BYTES_MAX }
  const hubPages = createHubPages(hubParts)
  const domainPages = createDomainPages({ ...hubParts, findAsset: english.findFile })
  const others = new Map<Code, ReturnType<typeof openLanguageSite>>()

  function open(code: Code) {
    const opened = others.get(code) ?? openLanguageSite(parts, code)
    others.set(code, opened)
    return opened
  }

  /** Builds share their addresses for assets: what one of them does not have may be of another. */
  async function findSite(path: string, code: Code) {
    if (code !== 'en') return open(code)
    if (!path.startsWith('/assets/') || english.findFile(path)) return english
    const opened = await Promise.all(otherCodes.map(open))
    return opened.find(({ findFile }) => findFile(path)) ?? english
  }

  const preview = createPreviewListener(parts, async (code) =>
    code === 'en' ? english.build : (await open(code)).build,
  )

  return (incoming, outgoing, domain) => {
    if (domain) return domainPages(domain, incoming, outgoing)
    if (isRead(incoming) && hubPages(incoming, outgoing)) return
    const path = pathOf(incoming)
    if (path === PREVIEW_PATH) return preview(incoming, outgoing)
    const code = languageOf(path)
    if (code === 'en' && !path.startsWith('/assets/')) return english.listener(incoming, outgoing)
    return findSite(path, code).then(({ listener }) => listener(incoming, outgoing))
  }
}

/** Room for about a thousand hub pages in brotli; rendering another one takes a few milliseconds. */
const HUB_BYTES_MAX = 8 * 1024 * 1024

const otherCodes = Object.values(siteLanguages)
  .map(({ code }) => code)
  .filter((code) => code !== 'en')

function pathOf({ url = '/' }: IncomingMessage) {
  return url.split('?', 1)[0] ?? '/'
}

function languageOf(path: string): Code {
  const first = path.split('/', 2)[1]
  return otherCodes.find((code) => code === first) ?? 'en'
}
