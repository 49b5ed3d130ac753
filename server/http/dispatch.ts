import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { problem } from '@nokshi/api/http/problems.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import type { Domains, ServedDomain } from '@nokshi/api/platform/domains.ts'
import { describeError, type Log } from '@nokshi/api/platform/log.ts'
import { admitOwnForm, createHostFinder, isApiPath } from './hosts.ts'
import { METHODS } from './http-server.ts'
import { answerJson } from './web-listener.ts'

/** Answers now, or when what it returns is done; an error of either is answered by dispatch(). */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse, domain?: ServedDomain) => unknown

interface Parts {
  /** Absent where the site runs apart. */
  api: ApiPart | undefined
  /** Absent where the API runs apart. */
  site: Listener | undefined
  log: Log
  headers: Record<string, string>
  /** Absent where no creator can have a domain. */
  hosts?: { config: Config; domains: Domains } | undefined
}

interface ApiPart {
  listener: RequestListener
  /** The same for whoever calls on a creator's own domain. */
  onDomain: RequestListener
  /** The first parts of all its addresses: `api`, `images` … */
  prefixes: Set<string>
}

/** Sends each request to site or API. No error of theirs ends the process. */
export function dispatch({ api, site, log, headers, hosts }: Parts): RequestListener {
  const findHost = hosts ? createHostFinder(hosts.config, hosts.domains) : () => 'studio' as const

  return async (incoming, outgoing) => {
    try {
      await answer(incoming, outgoing)
    } catch (error) {
      log.error('request failed', describeError(error))
      if (outgoing.headersSent) outgoing.destroy()
      else answerJson(outgoing, 500, problem({ code: 'bug' }), headers)
    }
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): unknown {
    // The client has closed the connection.
    if (incoming.socket.destroyed) return
    if (!METHODS.includes(incoming.method ?? '')) {
      const allow = METHODS.join(', ')
      return answerJson(outgoing, 405, problem({ code: 'unknown-method', params: { methods: METHODS } }), {
        ...headers,
        Allow: allow,
      })
    }
    const target = readTarget(incoming)
    if (target === undefined) return answerJson(outgoing, 400, problem({ code: 'malformed-address' }), headers)

    const found = findHost(incoming)
    if (found === undefined) return answerJson(outgoing, 421, problem({ code: 'unknown-host' }), headers)
    if (found !== 'studio')
      return isApiPath(target, found) ? api?.onDomain(incoming, outgoing) : site?.(incoming, outgoing, found)
    if (hosts && incoming.method === 'POST') admitOwnForm(incoming, hosts.config, hosts.domains)

    const first = firstPart(target)
    if (api && (!site || api.prefixes.has(first))) return api.listener(incoming, outgoing)
    if (site && isHealth(first, target)) return answerJson(outgoing, 200, { status: 'ok' }, headers)
    return site?.(incoming, outgoing)
  }
}

/** Path and query; converts the form for proxies (`GET http://host/path`) to the usual one. */
function readTarget(incoming: IncomingMessage) {
  const target = incoming.url ?? ''
  if (target.startsWith('/')) return target
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null
  if (!url) return undefined
  incoming.url = url.pathname + url.search
  return incoming.url
}

/** The text between the first two slashes, without splitting, because every request needs it. */
function firstPart(target: string) {
  const slash = target.indexOf('/', 1)
  const query = target.indexOf('?')
  const end = slash === -1 || (query !== -1 && query < slash) ? query : slash
  return end === -1 ? target.slice(1) : target.slice(1, end)
}

/** For a site without the API in the same process. */
function isHealth(first: string, target: string) {
  return (first === 'healthz' || first === 'readyz') && !target.startsWith('/', first.length + 1)
}
