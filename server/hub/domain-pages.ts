import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from '@nokshi/api/http/problems.ts'
import type { ServedDomain } from '@nokshi/api/platform/domains.ts'
import { domainOrigin, Profile } from '@nokshi/contract/linkhub.ts'
import { createFileSender, type StoredFile } from '../http/send-file.ts'
import { answerJson } from '../http/web-listener.ts'
import { isDrawing } from '../pages/drawings.ts'
import { siteHeaders } from '../pages/page-headers.ts'
import { siteOf } from '../pages/render-page.ts'
import { compressed } from '../pages/site-files.ts'
import { createHubLookup, formOf, type HubParts } from './hub-lookup.ts'
import { createNoticeSender } from './hub-notices.ts'
import { createHubFiles } from './hub-pages.ts'

const ROBOTS = compressed(Buffer.from('User-agent: *\nAllow: /\nDisallow: /go/\n'), 'text/plain; charset=utf-8', {})

interface DomainParts extends HubParts {
  /** A file of the build, by its path. */
  findAsset: (path: string) => StoredFile | undefined
}

/** A creator's own domain: the page, the files that it loads, and for all else a way to the page. */
export function createDomainPages(given: DomainParts) {
  const parts = { ...given, isOnDomain: true }
  const { config, log, fetchApi, drawings, loadBuild, findAsset } = parts
  const { findFresh, lookUp } = createHubLookup(parts)
  const { send, sendNotice } = createNoticeSender(parts)
  const findScript = createHubFiles(parts)
  const headers = siteHeaders(config, true)
  const sendFile = createFileSender(log, headers)

  async function sendPage(name: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const result = await lookUp(formOf(name, incoming), incoming)
    if (result.kind === 'page') sendFile(incoming, outgoing, result.page.file)
    // It was renamed a moment ago.
    else if (result.kind === 'moved') await sendPage(result.to.username, incoming, outgoing)
    else await sendNotice(incoming, outgoing, result.kind, name)
  }

  async function sendOther(path: string, username: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const file = await findFile(path)
    if (file) return sendFile(incoming, outgoing, file)
    const reply = await fetchApi(`/api/linkhub/${username}`, { method: 'GET', headers: {} }, incoming)
    if (!reply.ok) return sendNotice(incoming, outgoing, reply.status === 410 ? 'suspended' : 'missing', username)
    const { renderHubLost } = siteOf(await loadBuild())
    await send(incoming, outgoing, 404, renderHubLost(Profile.parse(await reply.json()), drawings.publish('en')))
  }

  async function findFile(path: string) {
    if (path === '/robots.txt') return ROBOTS
    if (isDrawing(path)) return drawings.find(path)
    return path.endsWith('.woff2') ? findAsset(path) : findScript(path)
  }

  return ({ host, primary, username }: ServedDomain, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url = '/' } = incoming
    if (host !== primary) {
      const Location = domainOrigin(config.siteUrl, primary) + url
      // Its owner may choose the other one tomorrow.
      return outgoing.writeHead(302, { ...headers, Location, 'Cache-Control': 'no-cache' }).end()
    }
    if (method !== 'GET' && method !== 'HEAD')
      return answerJson(outgoing, 405, problem({ code: 'read-only-page' }), { ...headers, Allow: 'GET, HEAD' })
    const [path = '/'] = url.split('?', 1)
    if (path !== '/') return sendOther(path, username, incoming, outgoing)
    const fresh = findFresh(formOf(username, incoming))
    return fresh ? sendFile(incoming, outgoing, fresh.file) : sendPage(username, incoming, outgoing)
  }
}
