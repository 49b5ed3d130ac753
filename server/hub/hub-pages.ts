import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeError } from '@nokshi/api/platform/log.ts'
import { hubAddress, type Profile } from '@nokshi/contract/linkhub.ts'
import { decodePart } from '@nokshi/contract/safe-url.ts'
import { createFileSender, type StoredFile } from '../http/send-file.ts'
import { siteHeaders } from '../pages/page-headers.ts'
import { siteOf } from '../pages/render-page.ts'
import { compressed } from '../pages/site-files.ts'
import { createHubLookup, formOf, type HubParts } from './hub-lookup.ts'
import { createNoticeSender } from './hub-notices.ts'

/** Answers for /hub/{username}, and says whether a request was for it. */
type HubPages = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

export function createHubPages(parts: HubParts): HubPages {
  const { config, log } = parts
  const { findFresh, lookUp } = createHubLookup(parts)
  const { sendNotice } = createNoticeSender(parts)
  const findFile = createHubFiles(parts)
  const headers = siteHeaders(config)
  const sendFile = createFileSender(log, headers)

  async function answer({ name, isExact }: HubAddress, incoming: IncomingMessage, outgoing: ServerResponse) {
    const file = isExact && name.includes('.') ? await findFile(PREFIX + name) : undefined
    if (file) return sendFile(incoming, outgoing, file)
    const result = await lookUp(formOf(name, incoming), incoming)
    if (result.kind === 'page' && isExact) return sendFile(incoming, outgoing, result.page.file)
    if (result.kind !== 'page' && result.kind !== 'moved') return sendNotice(incoming, outgoing, result.kind, name)
    const { username, domain }: Pick<Profile, 'username' | 'domain'> =
      result.kind === 'moved' ? result.to : { username: name }
    const path = domain ? hubAddress(config.siteUrl, { username, domain }) : PREFIX + username
    const Location = path + queryOf(incoming.url ?? '')
    // Not cached, because the owner may take the name back, and domains go.
    outgoing.writeHead(domain ? 302 : 301, { ...headers, Location, 'Cache-Control': 'no-cache' }).end()
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

const PREFIX = '/hub/'

interface HubAddress {
  /** As it stands in the address. */
  name: string
  isExact: boolean
}

function readAddress(url: string): HubAddress | undefined {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : ''
  if (name !== '' && !name.includes('/')) return { name, isExact: true }

  // The router takes /HUB/ada/ for /hub/ada too, and would not ask whether there is such a page.
  const [first = '', second, ...more] = path.split('/').filter((part) => part !== '')
  if (second === undefined || more.length > 0) return undefined
  return decodePart(first).toLowerCase() === 'hub' ? { name: second, isExact: false } : undefined
}

function queryOf(url: string) {
  const query = url.indexOf('?')
  return query === -1 ? '' : url.slice(query)
}

const SCRIPT = 'text/javascript; charset=utf-8'
const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' }

/** Files that some hub pages load, at addresses that no page can have. */
export function createHubFiles({ loadBuild }: Pick<HubParts, 'loadBuild'>) {
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
