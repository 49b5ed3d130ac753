import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeError } from '@nokshi/api/platform/log.ts'
import { languageCodes } from '@nokshi/contract/languages.ts'
import { quoteUsername } from '@nokshi/contract/linkhub.ts'
import { chooseEncoding, compress, EACH_TIME } from '../http/compression.ts'
import { createFileSender, type StoredFile } from '../http/send-file.ts'
import { hubPolicy, siteHeaders } from '../pages/page-headers.ts'
import { siteOf } from '../pages/render-page.ts'
import { compressed, inlineParts } from '../pages/site-files.ts'
import { createHubLookup, decodeName, type HubForm, type HubParts, type LookupResult } from './hub-lookup.ts'
import { findInAppExit } from './in-app-exit.ts'

/** Answers for /hub/{username}, and says whether a request was for it. */
type HubPages = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The public pages of profiles, sent from memory. */
export function createHubPages(parts: HubParts): HubPages {
  const { config, log } = parts
  const { findFresh, lookUp } = createHubLookup(parts)
  const sendNotice = createNoticeSender(parts)
  const findFile = createHubFiles(parts)
  const headers = siteHeaders(config)
  const sendFile = createFileSender(log, headers)

  async function answer({ name, isExact }: HubAddress, incoming: IncomingMessage, outgoing: ServerResponse) {
    const file = isExact && name.includes('.') ? await findFile(PREFIX + name) : undefined
    if (file) return sendFile(incoming, outgoing, file)
    const result = await lookUp(formOf(name, incoming), incoming)
    if (result.kind === 'page' && isExact) return sendFile(incoming, outgoing, result.page.file)
    if (result.kind !== 'page' && result.kind !== 'moved') return sendNotice(incoming, outgoing, result.kind, name)
    const username = result.kind === 'moved' ? result.username : name
    const Location = `${PREFIX}${username}${queryOf(incoming.url ?? '')}`
    // Not cached, because the owner may take the name back.
    outgoing.writeHead(301, { ...headers, Location, 'Cache-Control': 'no-cache' }).end()
  }

  return (incoming, outgoing) => {
    const address = readAddress(incoming.url ?? '')
    if (address === undefined) return false
    // A cache in front sends this: it keeps the answer for a second itself.
    const isForced = incoming.headers['cache-control'] === 'no-cache'
    const fresh = address.isExact && !isForced ? findFresh(formOf(address.name, incoming)) : undefined
    if (fresh) sendFile(incoming, outgoing, fresh.file)
    else {
      answer(address, incoming, outgoing).catch((error: unknown) => {
        log.error('hub page failed', describeError(error))
        outgoing.destroy()
      })
    }
    return true
  }
}

function formOf(name: string, { headers }: IncomingMessage): HubForm {
  return { name, inAppExit: findInAppExit(headers['user-agent'] ?? '') }
}

const PREFIX = '/hub/'

interface HubAddress {
  /** As it stands in the address. */
  name: string
  /** Whether the address is canonical. */
  isExact: boolean
}

function readAddress(url: string): HubAddress | undefined {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : ''
  if (name !== '' && !name.includes('/')) return { name, isExact: true }

  // The router takes /HUB/ada/ for /hub/ada too, and would show it without asking whether there is such a
  // page.
  const [first = '', second, ...more] = path.split('/').filter((part) => part !== '')
  if (second === undefined || more.length > 0) return undefined
  return decodeName(first).toLowerCase() === 'hub' ? { name: second, isExact: false } : undefined
}

function queryOf(url: string) {
  const query = url.indexOf('?')
  return query === -1 ? '' : url.slice(query)
}

const SCRIPT = 'text/javascript; charset=utf-8'
const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' }

/** Files that some hub pages load, at addresses that no page can have. */
function createHubFiles({ loadBuild }: Pick<HubParts, 'loadBuild'>) {
  const known = new Map<string, Promise<StoredFile>>()

  return async (path: string) => {
    const { hubFiles } = siteOf(await loadBuild())
    const text = Object.hasOwn(hubFiles, path) ? hubFiles[path] : undefined
    if (text === undefined) return undefined
    const file = known.get(text) ?? compressed(Buffer.from(text), SCRIPT, FOR_AN_HOUR)
    known.set(text, file)
    return file
  }
}

type NoticeKind = Exclude<LookupResult['kind'], 'page' | 'moved'>

const statuses: Record<NoticeKind, number> = { missing: 404, suspended: 410, unreachable: 503 }

const RETRY_SECONDS = '30'

/** Explains why there is no page. Not cached, because anybody can request any name. */
function createNoticeSender({ config, drawings, loadBuild }: HubParts) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse, kind: NoticeKind, name: string) => {
    const { renderHubNotice } = siteOf(await loadBuild())
    const language = acceptedLanguage(incoming.headers['accept-language'])
    const username = quoteUsername(decodeName(name))
    const html = renderHubNotice(kind, username, drawings.publish(language), language)
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
      Vary: 'Accept-Encoding, Accept-Language',
      'X-Robots-Tag': 'noindex',
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }
}

/** The first language of the browser's list that the site has. Browsers list them in the order of preference. */
function acceptedLanguage(accepted = '') {
  const wanted = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((code) => languageCodes.find((known) => known === code) ?? [])[0] ?? 'en'
}
