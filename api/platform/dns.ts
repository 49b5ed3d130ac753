import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** No records are an empty list. */
export interface Dns {
  listTexts(name: string): Promise<string[]>
  listMailHosts(domain: string): Promise<string[]>
  /** The name that a CNAME record gives, without the names after it. */
  listAliases(host: string): Promise<string[]>
  /** Where a host is, in IPv4 and IPv6. A numeric host is its own answer. */
  listAddresses(host: string): Promise<string[]>
}

export interface DnsOptions {
  /** Others than those of the machine. */
  servers?: string[] | undefined
  patienceMs?: number
}

/** The name servers gave no usable answer, which says nothing about the name. */
export class DnsError extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The name servers gave no usable answer (${code}).`)
    this.code = code
  }
}

const PATIENCE_MS = 4_000
const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

export function createDns({ servers, patienceMs = PATIENCE_MS }: DnsOptions): Dns {
  async function ask<Answer>(question: (resolver: Resolver) => Promise<Answer[]>): Promise<Answer[]> {
    // One per query, because cancelling ends all queries of a resolver.
    const resolver = new Resolver({ timeout: patienceMs / 2, tries: 2 })
    if (servers) resolver.setServers(servers)
    const timer = setTimeout(() => resolver.cancel(), patienceMs)
    try {
      return await question(resolver)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      if (NOTHING.has(code)) return []
      throw new DnsError(code === 'ECANCELLED' ? 'ETIMEOUT' : code)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    // A long text comes in pieces of 255 characters, which belong together without a space.
    listTexts: (name) => ask(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    listMailHosts: (domain) =>
      ask(async (resolver) => (await resolver.resolveMx(domain)).map(({ exchange }) => exchange)),
    listAliases: (host) => ask((resolver) => resolver.resolveCname(host)),
    // Not by the system's lookup: that occupies one of four threads until it is answered.
    async listAddresses(host) {
      if (isIP(host) !== 0) return [host]
      // RFC 6761: this machine, whatever a name server says.
      if (/(^|\.)localhost\.?$/.test(host)) return ['127.0.0.1']
      const found = await Promise.all([
        ask((resolver) => resolver.resolve4(host)),
        ask((resolver) => resolver.resolve6(host)),
      ])
      return found.flat()
    },
  }
}
