import type { IncomingMessage, RequestListener } from 'node:http'
import { problem } from '@nokshi/api/http/problems.ts'
import { parseJson } from '@nokshi/api/platform/json-values.ts'
import { pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import type { Code } from '@nokshi/contract/sentences/sentences.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import type { ServerBuild } from 'react-router'
import { webListener } from '../http/web-listener.ts'
import { siteHeaders } from './page-headers.ts'
import { type SiteParts, siteOf, siteSettings } from './render-page.ts'

type Language = SiteLanguage['code']
type LoadBuild = (language: Language) => Promise<ServerBuild>

export const PREVIEW_PATH = '/crm/website-preview'

/** As much as a draft may have, and what is sent with it. */
const BYTES_MAX = 600 * 1024

/**
 * A page of the studio with drafts in it and without scripts, for the frame beside a form of the CRM, which
 * shows the text that it gets. The API decides by the pass who may see drafts; nothing here is kept.
 */
export function createPreviewListener(parts: SiteParts, loadBuild: LoadBuild): RequestListener {
  const { config, log, fetchApi, drawings } = parts
  const headers = {
    ...siteHeaders(config),
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  }

  async function preview(request: Request, visitor: IncomingMessage) {
    if (request.method !== 'POST') return refuse(405, 'read-only-page', { Allow: 'POST' })
    if (!(Number(visitor.headers['content-length']) <= BYTES_MAX)) return refuse(413, 'draft-too-large')
    const { path, nonce, ...asked } = readRequest(await request.text())
    const call = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const reply = await fetchApi('/api/website/preview', { ...call, body: JSON.stringify(asked) }, visitor).catch(
      () => undefined,
    )
    if (!reply || reply.status >= 500) return refuse(503, 'preview-unreachable', { 'Retry-After': '1' })
    if (!reply.ok)
      return new Response(await reply.text(), {
        status: reply.status,
        headers: { ...headers, 'Content-Type': 'application/json' },
      })
    // It is what localize() of the same release has made, in a language that the API knows.
    const content = (await reply.json()) as SiteContent
    return render(content, asked.language as Language, path, readNonce(nonce))
  }

  async function render(content: SiteContent, language: Language, path: unknown, nonce: string | undefined) {
    const build = await loadBuild(language)
    const { createLoadContext, createRequestHandler, listSharedPaths, findPage } = siteOf(build)
    const address = typeof path === 'string' ? pathIn(siteLanguages[language], path) : ''
    if (!listSharedPaths(content).includes(address) || findPage(address)?.search !== 'indexed')
      return refuse(404, 'no-preview')
    const context = createLoadContext({
      settings: siteSettings(config, language),
      published: { ...drawings.publish(language), content },
      nonce,
      startup: { kind: 'preview' },
      report: (error) => log.warn('preview failed', { reason: String(error) }),
    })
    const page = await createRequestHandler(build)(new Request(config.siteUrl + address), context)
    if (!page.ok) return refuse(422, 'no-preview')
    return new Response(page.body, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
  }

  function refuse(status: number, code: Code, more: Record<string, string> = {}) {
    return Response.json(problem({ code }), { status, headers: { ...headers, ...more } })
  }

  return webListener(preview, log)
}

function readRequest(text: string): Record<string, unknown> {
  const read = parseJson(text)
  // If it is none, the API says what is missing.
  return typeof read === 'object' && read !== null ? { ...read } : {}
}

/** Of the page around the frame, whose policy holds in the frame as well. */
function readNonce(nonce: unknown) {
  return typeof nonce === 'string' && /^[\w+/=-]{1,64}$/.test(nonce) ? nonce : undefined
}
