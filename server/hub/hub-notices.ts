import type { IncomingMessage, ServerResponse } from 'node:http'
import { quoteUsername } from '@nokshi/contract/linkhub.ts'
import { chooseEncoding, compress, EACH_TIME } from '../http/compression.ts'
import { hubPolicy, siteHeaders } from '../pages/page-headers.ts'
import { siteOf } from '../pages/render-page.ts'
import { inlineParts } from '../pages/site-files.ts'
import { decodeName, type HubParts, type LookupResult } from './hub-lookup.ts'

type NoticeKind = Exclude<LookupResult['kind'], 'page' | 'moved'>

const statuses: Record<NoticeKind, number> = { missing: 404, suspended: 410, unreachable: 503 }

const RETRY_SECONDS = '30'

/** Explains why there is no page. Not cached, because anybody can request any name. */
export function createNoticeSender({ config, drawings, loadBuild }: HubParts) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse, kind: NoticeKind, name: string) => {
    const { renderHubNotice } = siteOf(await loadBuild())
    const html = renderHubNotice(kind, quoteUsername(decodeName(name)), drawings.publish('en'))
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    const body = await compress(encoding, Buffer.from(html), EACH_TIME)
    outgoing.writeHead(statuses[kind], {
      ...siteHeaders(config),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': hubPolicy(config, inlineParts(html)),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.byteLength,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(kind === 'unreachable' && { 'Retry-After': RETRY_SECONDS }),
      Vary: 'Accept-Encoding',
      'X-Robots-Tag': 'noindex',
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }
}
