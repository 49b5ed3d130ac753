import type { IncomingMessage } from 'node:http'
import { VisitBeacon } from '@nokshi/contract/visits.ts'
import { createAnswerHeaders } from '../platform/answer-headers.ts'
import { addressOf, isFromProxy } from '../platform/client-address.ts'
import type { Deps } from '../platform/deps.ts'
import { createObserver } from '../platform/observe.ts'
import { createOwnSiteCheck } from '../platform/origin-gate.ts'
import { makeReadyHead, writeReadyHead } from '../platform/ready-head.ts'
import { bringsJson, isPlain, readBody, type Shortcut } from '../platform/shortcut.ts'
import { parseJson, parseOrRefuse } from '../platform/validate.ts'
import type { RecordVisit } from './record-visits.ts'
import { describeSender } from './sender.ts'

const ROUTE = '/api/traffic/track'

/** The beacons of visitors who have nothing but the page: whoever has cookies may be its owner, and takes the route. */
export function trackShortcut(deps: Deps, record: RecordVisit): Shortcut {
  const { config } = deps
  const { requestIdOf, report } = createObserver(deps)
  const isFromOwnSite = createOwnSiteCheck(config)
  const headersFor = createAnswerHeaders(config)
  const toSite = makeReadyHead(204, headersFor(config.siteUrl))
  const toOthers = makeReadyHead(204, headersFor(undefined))

  return (incoming, outgoing, passOn) => {
    if (incoming.url !== ROUTE || incoming.method !== 'POST') return false
    const header = headerOf(incoming)
    const isTaken =
      isPlain(incoming) && bringsJson(incoming) && header('cookie') === undefined && isFromOwnSite(header)
    if (!isTaken) return false

    const startedAt = performance.now()
    // Before anything is waited for: a connection that has ended has no address any more.
    const address = addressOf(incoming.socket, header('x-forwarded-for'), config.trustProxy)
    const sender = describeSender(isFromProxy(incoming.socket, config.trustProxy), address, header)
    const answer = () => {
      const requestId = requestIdOf(header('x-request-id'))
      const head = header('origin') === config.siteUrl ? toSite : toOthers
      writeReadyHead(outgoing, head, ['X-Request-Id', requestId])
      outgoing.end()
      report({ requestId, method: 'POST', route: ROUTE, status: 204, startedAt })
    }
    const take = (text: string) => {
      try {
        const beacon = parseOrRefuse(VisitBeacon, parseJson(text))
        record({ ...beacon, sender, findUserId: nobody }).then(answer, passOn)
      } catch (fault) {
        passOn(fault)
      }
    }
    readBody(incoming, take, passOn)
    return true
  }
}

async function nobody() {
  return undefined
}

/** Each header came once, so none of them is a list. */
function headerOf({ headers }: IncomingMessage) {
  return (name: string) => headers[name]?.toString()
}
