import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { problem } from '@nokshi/api/http/problems.ts'
import { describeError } from '@nokshi/api/platform/log.ts'
import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import type { ServerBuild } from 'react-router'
import type { Listener } from './http/dispatch.ts'
import { createFileSender } from './http/send-file.ts'
import { answerJson } from './http/web-listener.ts'
import { OperatorError } from './lifecycle/operator-error.ts'
import { isDrawing } from './pages/drawings.ts'
import { findRedirect } from './pages/find-redirect.ts'
import { findFormError } from './pages/form-post.ts'
import { contentPolicy, siteHeaders } from './pages/page-headers.ts'
import { createPageListener, type SiteParts, siteOf } from './pages/render-page.ts'
import { createSharedPages } from './pages/shared-pages.ts'
import { loadSiteFiles } from './pages/site-files.ts'

/** The build of one language: files and shared pages from memory, other pages rendered for each request. */
export async function openLanguageSite(parts: SiteParts, code: SiteLanguage['code']) {
  const { config } = parts
  const { prefix } = siteLanguages[code]
  const folder = resolve(import.meta.dirname, '../site/build', code)
  const build = await importBuild(folder, config.siteUrl)
  const { findPage } = siteOf(build)
  const headers = siteHeaders(config)
  const files = await loadSiteFiles(resolve(folder, 'client'))
  const sharedPages = createSharedPages(parts, build, code)
  const renderPage = createPageListener(parts, {
    loadBuild: async () => build,
    language: code,
    policyFor: (nonce) => contentPolicy(config, { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }),
  })
  const sendFile = createFileSender(parts.log, headers)

  const listener: Listener = (incoming, outgoing) => {
    const path = pathOf(incoming, prefix)
    if (!isRead(incoming)) {
      const error = findFormError(incoming, path, findPage(path), config.siteUrl)
      if (error) {
        const { status, reason, allow } = error
        const more = allow === undefined ? headers : { ...headers, Allow: allow }
        return answerJson(outgoing, status, problem(reason), more)
      }
      return renderPage(incoming, outgoing)
    }
    const file = files.get(path)
    if (file) return sendFile(incoming, outgoing, file)
    if (isDrawing(path)) return sendDrawing(path, incoming, outgoing)
    if (sharedPages.has(path)) {
      return sharedPages.get(path, isEditor(incoming)).then(
        (page) => sendFile(incoming, outgoing, page),
        // It failed once, and may work now; if not, the page says so.
        () => renderPage(incoming, outgoing),
      )
    }
    const withoutSlash = path.slice(0, -1)
    if (path.endsWith('/') && sharedPages.has(withoutSlash)) {
      return outgoing.writeHead(308, { ...headers, Location: withoutSlash }).end()
    }
    const { redirects } = parts.drawings.publish(code).content
    const target = findRedirect(redirects, sharedPages.has, path, incoming.url ?? path, siteLanguages[code])
    // Browsers would keep it for ever, also one that turns out to be a mistake.
    if (target) return outgoing.writeHead(301, { ...headers, ...FOR_AN_HOUR, Location: target }).end()
    renderPage(incoming, outgoing)
  }
  async function sendDrawing(path: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    try {
      const drawing = await parts.drawings.find(path)
      if (drawing) sendFile(incoming, outgoing, drawing)
      else renderPage(incoming, outgoing)
    } catch (error) {
      parts.log.error('drawing failed', describeError(error))
      outgoing.writeHead(503, { ...headers, 'Retry-After': '1' }).end()
    }
  }

  return { build, listener, findFile: (path: string) => files.get(path) }
}

const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' }

/** The CRM sets this cookie for whoever may edit the website. It grants nothing: the API wants a session. */
function isEditor({ headers }: IncomingMessage) {
  return headers.cookie !== undefined && /(?:^|; )crm_edit=1(?:;|$)/.test(headers.cookie)
}

export function isRead({ method }: IncomingMessage) {
  return method === 'GET' || method === 'HEAD'
}

/** Stands for every path with broken percent signs: React Router would print each of them. */
const NOWHERE = 'not-a-path'

function pathOf(incoming: IncomingMessage, prefix: string) {
  const [path = '/'] = (incoming.url ?? '/').split('?', 1)
  try {
    decodeURIComponent(path)
    return path
  } catch {
    incoming.url = `${prefix}/${NOWHERE}`
    return incoming.url
  }
}

async function importBuild(folder: string, siteUrl: string): Promise<ServerBuild> {
  const file = resolve(folder, 'server/index.js')
  if (!existsSync(file)) throw new OperatorError('The site is not built yet. Build it with `npm run build`.')
  const build: ServerBuild = await import(pathToFileURL(file).href)
  // Behind a proxy that ends TLS a request comes by http, which is another origin than the page's.
  return { ...build, allowedActionOrigins: [new URL(siteUrl).host] }
}
