import type { Deps } from '../platform/deps.ts'
import { createObserver } from '../platform/observe.ts'
import { hasBody, isPlain, type Shortcut } from '../platform/shortcut.ts'
import type { ReadyProfiles } from './ready-profiles.ts'

const PREFIX = '/api/linkhub/'
const ROUTE = `${PREFIX}:username`

/** Profiles that were read a moment ago, sent from memory. */
export function profileShortcut(deps: Deps, { findFresh }: ReadyProfiles): Shortcut {
  const { requestIdOf, report } = createObserver(deps)
  const { config } = deps

  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    if (method !== 'GET' || !url.startsWith(PREFIX)) return false
    const startedAt = performance.now()
    const ready = findFresh(url.slice(PREFIX.length))
    if (!ready || !isPlain(incoming) || hasBody(incoming)) return false

    const isKnown = headers['if-none-match'] === ready.etag
    const status = isKnown ? 304 : 200
    const requestId = requestIdOf(headers['x-request-id']?.toString())
    const { whole, known } = headers.origin === config.siteUrl ? ready.toSite : ready.toOthers
    outgoing.writeHead(status, [...(isKnown ? known : whole), 'X-Request-Id', requestId])
    if (isKnown) outgoing.end()
    else outgoing.end(ready.body, 'latin1')
    report({ requestId, method, route: ROUTE, status, startedAt })
    return true
  }
}
