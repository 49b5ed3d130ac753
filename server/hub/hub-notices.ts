import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageCodes } from '@nokshi/contract/languages.ts'
import { quoteUsername } from '@nokshi/contract/linkhub.ts'
import { decodePart } from '@nokshi/contract/safe-url.ts'
import { chooseEncoding, compress, EACH_TIME } from '../http/compression.ts'
import { hubPolicy, siteHeaders } from '../pages/page-headers.ts'
import { siteOf } from '../pages/render-page.ts'
import { inlineParts } from '../pages/site-files.ts'
import type { HubParts, LookupResult } from './hub-lookup.ts'

type NoticeKind = Exclude<LookupResult['kind'], 'page' | 'moved'>

const statuses: Record<NoticeKind, number> = { missing: 404, suspended: 410, unreachable: 503 }

const RETRY_SECONDS = '30'

/** Explains why there is no page. Not cached, because anybody can request any name. */
export function createNoticeSender({ config, drawings, loadBuild, isOnDomain }: HubParts) {
  async function send(incoming: IncomingMessage, outgoing: ServerResponse, status: number, html: string) {
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    const body = await compress(encoding, Buffer.from(html), EACH_TIME)
    outgoing.writeHead(status, {
      ...siteHeaders(config, isOnDomain),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': hubPolicy(config, inlineParts(html)),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.byteLength,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(status === statuses.unreachable && { 'Retry-After': RETRY_SECONDS }),
      Vary: 'Accept-Encoding, Accept-Language',
      'X-Robots-Tag': 'noindex',
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }

  async function sendNotice(incoming: IncomingMessage, outgoing: ServerResponse, kind: NoticeKind, name: string) {
    const { renderHubNotice } = siteOf(await loadBuild())
    const language = acceptedLanguage(incoming.headers['accept-language'])
    const username = quoteUsername(decodePart(name))
    const studioUrl = isOnDomain ? config.siteUrl : ''
    const html = renderHubNotice(kind, username, drawings.publish(language), language, studioUrl)
    await send(incoming, outgoing, statuses[kind], html)
  }

  return { send, sendNotice }
}

/** The first language in the browser's list, which is ordered by preference, that the site has. */
function acceptedLanguage(accepted = '') {
  const wanted = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((code) => languageCodes.find((known) => known === code) ?? [])[0] ?? 'en'
}
