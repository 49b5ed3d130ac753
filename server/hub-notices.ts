import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '@nokshi/api/platform/config.ts'
import { escapeHtml } from '@nokshi/api/platform/mail.ts'
import { quoteUsername } from '@nokshi/contract/linkhub.ts'
import type { ServerBuild } from 'react-router'
import { chooseEncoding } from './compression.ts'
import { decodeName, type Finding, type HubParts } from './hub-lookup.ts'
import { createKnownStart } from './known-start.ts'
import { hubPolicy, siteHeaders } from './page-headers.ts'
import { siteOf } from './render-page.ts'
import { hashInline } from './site-files.ts'

type NoticeKind = Exclude<Finding['kind'], 'page' | 'moved'>

const statuses: Record<NoticeKind, number> = { missing: 404, suspended: 410, unreachable: 503 }

const RETRY_SECONDS = '30'

/**
 * Says why there is no page. Each kind of notice is rendered once, and the name put in its place: anybody can ask for any
 * name, and neither memory nor milliseconds are theirs.
 */
export function createNoticeSender({ config, loadBuild }: HubParts) {
  /** By build: with hot reload there are several. */
  const known = new WeakMap<ServerBuild, Map<NoticeKind, Notice>>()

  function findNotice(build: ServerBuild, kind: NoticeKind) {
    const notices = known.get(build) ?? new Map<NoticeKind, Notice>()
    const notice = notices.get(kind) ?? makeNotice(config, build, kind)
    known.set(build, notices.set(kind, notice))
    return notice
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse, kind: NoticeKind, name: string) => {
    const notice = findNotice(await loadBuild(), kind)
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    const body = notice.write(encoding, quoteUsername(decodeName(name)))
    outgoing.writeHead(statuses[kind], {
      ...notice.headers,
      'Content-Length': body.byteLength,
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }
}

type Notice = ReturnType<typeof makeNotice>

/** Stands in a notice for the name that is asked for; no page has such a character. */
const PLACE = '\uE000'

function makeNotice(config: Config, build: ServerBuild, kind: NoticeKind) {
  const html = siteOf(build).renderHubNotice(kind, PLACE)
  const [before = '', after] = html.split(PLACE)
  const finish = createKnownStart(before)
  return {
    headers: {
      ...siteHeaders(config),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': hubPolicy(config, { scripts: [], styles: hashInline(html, 'style') }),
      'Content-Type': 'text/html; charset=utf-8',
      ...(kind === 'unreachable' && { 'Retry-After': RETRY_SECONDS }),
      Vary: 'Accept-Encoding',
      'X-Robots-Tag': 'noindex',
    },
    write: (encoding: Parameters<typeof finish>[0], name: string) =>
      // Some notices name nobody.
      finish(encoding, after === undefined ? '' : escapeHtml(name) + after),
  }
}
