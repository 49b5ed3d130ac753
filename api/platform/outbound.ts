import { lookup } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { type Dns, DnsError } from './dns.ts'
import { OutboundError, readBounded } from './outbound-body.ts'
import { isPublicAddress } from './public-address.ts'

interface Destination {
  address: string
  port: number
}

export interface OutboundOptions {
  /** Where a connection to a checked address really goes. Tests and benchmarks have no Internet. */
  route?: (checked: Destination) => Destination
  patienceMs?: number
}

interface AddressRules {
  /** Addresses inside this network too, and names that only this machine knows. */
  allowsPrivate?: boolean
  /** Otherwise 80 and 443 alone. */
  allowsAnyPort?: boolean
  /** Addresses of this installation, to be called in place of those that the DNS gives. */
  addresses?: string[]
}

export interface OutboundCall extends AddressRules {
  /** Who calls, and what for. */
  userAgent: string
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  /** How many redirects are followed; each address is looked at like the first. */
  redirects?: number
  reads?: boolean
  /** For what may take longer than most. */
  patienceMs?: number
}

export interface OutboundAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Every address that was called, the one that answered last. */
  visited: URL[]
  body: Buffer
}

export interface Outbound {
  /** Throws an `OutboundError` where there is no answer that may be used. */
  call(url: URL, input: OutboundCall): Promise<OutboundAnswer>
  /** Throws an `OutboundError` where this address may not be called. */
  check(url: URL, rules: AddressRules): Promise<void>
}

/** For names, redirects and body together. A receiver that needs longer should answer 202. */
const PATIENCE_MS = 5_000
const BODY_BYTES_MAX = 512 * 1024
const WEB_PORTS = [80, 443]

/**
 * All calls to addresses that people or their browsers gave us: webhooks, imports, link checks and pushes.
 * Resolves a name once, checks all its addresses and connects to one of them, so that a changed DNS answer has
 * no effect. Sends no cookies or credentials and keeps no connection.
 */
export function createOutbound(
  dns: Dns,
  { route = (checked) => checked, patienceMs = PATIENCE_MS }: OutboundOptions,
): Outbound {
  async function resolve(url: URL, { allowsPrivate = false, allowsAnyPort = false, ...rules }: AddressRules) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new OutboundError('not-web')
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
    if (!allowsAnyPort && !WEB_PORTS.includes(port)) throw new OutboundError('not-web')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = rules.addresses ?? (await (allowsPrivate ? listLocalAddresses(host) : dns.listAddresses(host)))
    const [address] = addresses
    if (address === undefined) throw new OutboundError('no-address')
    // One private address among several is enough to refuse them all.
    if (!allowsPrivate && !rules.addresses && !addresses.every(isPublicAddress)) throw new OutboundError('private')
    return { address, port }
  }

  return {
    async call(url, input) {
      const signal = AbortSignal.timeout(input.patienceMs ?? patienceMs)
      const visited = [url]
      try {
        for (let at = url; ; visited.push(at)) {
          const destination = route(await within(signal, resolve(at, input)))
          const answer = await within(signal, send(at, destination, input, signal))
          const next = input.redirects ? findRedirect(answer, at) : undefined
          if (!next) return await finish(answer, visited, input, signal)
          answer.destroy()
          if (visited.length > (input.redirects ?? 0)) throw new OutboundError('redirects')
          at = next
        }
      } catch (error) {
        throw explain(error, signal)
      }
    },
    async check(url, rules) {
      const signal = AbortSignal.timeout(patienceMs)
      await within(signal, resolve(url, rules)).catch((error: unknown) => {
        throw explain(error, signal)
      })
    },
  }
}

/** As this machine knows the name: a private network may have names that no name server does. */
async function listLocalAddresses(host: string) {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** A name server cannot be told to stop, and not every end of a request is reported; nobody waits longer. */
function within<Answer>(signal: AbortSignal, work: Promise<Answer>) {
  return new Promise<Answer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

/** Node follows no redirect by itself, and gets a number instead of a name: nothing is left to look up. */
function send(url: URL, { address, port }: Destination, input: OutboundCall, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const isSecure = url.protocol === 'https:'
    const request = isSecure ? requestSecure : requestPlain
    const call = request(
      {
        host: address,
        port,
        path: url.pathname + url.search,
        method: input.method ?? 'GET',
        headers: {
          ...input.headers,
          host: url.host,
          'user-agent': input.userAgent,
          'accept-encoding': 'gzip, br',
          ...(input.body !== undefined && { 'content-length': Buffer.byteLength(input.body) }),
        },
        agent: false,
        signal,
        // The certificate has to be that of the name, not of the number.
        ...(isSecure && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && { servername: url.hostname }),
      },
      resolve,
    )
    call.on('error', reject)
    // Who switches to another protocol (101) gives no answer, and Node closes the connection without a word.
    call.on('close', () => reject(new OutboundError('unreadable')))
    call.end(input.body)
  })
}

const REDIRECTS = [301, 302, 303, 307, 308]

function findRedirect({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL) {
  if (!REDIRECTS.includes(statusCode) || location === undefined) return undefined
  const next = URL.parse(location, from)
  if (!next) throw new OutboundError('redirects')
  return next
}

async function finish(answer: IncomingMessage, visited: URL[], { reads }: OutboundCall, signal: AbortSignal) {
  const { statusCode: status = 0, headers } = answer
  const body = reads ? await readBounded(answer, BODY_BYTES_MAX, signal) : Buffer.alloc(0)
  // What it says beyond what was asked for is not read: it could go on for ever.
  answer.destroy()
  return { status, headers, visited, body }
}

function explain(error: unknown, signal: AbortSignal) {
  if (error instanceof OutboundError) return error
  if (signal.aborted) return new OutboundError('slow')
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return new OutboundError(error instanceof DnsError ? 'no-address' : 'unreachable', code)
}
