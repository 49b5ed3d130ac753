import type { MiddlewareHandler } from 'hono'
import type { Config } from '../platform/config.ts'
import { Refusal } from '../platform/refusal.ts'

/** What browsers say about a request from our own pages, or from the address bar; other programs say nothing. */
const OWN_FETCHES = new Set<string | undefined>(['same-origin', 'same-site', 'none', undefined])

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** How a request is asked for one of its headers. */
type Header = (name: string) => string | undefined

/** Tells whether a request comes from a page of ours, or from no page at all. */
export function createOwnSiteCheck({ siteUrl, apiUrl }: Pick<Config, 'siteUrl' | 'apiUrl'>) {
  const own = new Set([siteUrl, apiUrl])
  const { protocol } = new URL(apiUrl)

  return (header: Header) => {
    const origin = header('origin')
    if (origin === undefined) return OWN_FETCHES.has(header('sec-fetch-site'))
    // Opened by another of its names (127.0.0.1, an address in the local network) it is still the same origin.
    return own.has(origin) || origin === `${protocol}//${header('host')}`
  }
}

/**
 * No page of another site may change anything here with the visitor's cookies. Browsers say where a request comes
 * from and pages cannot forge it; a request that says nothing comes from no browser and carries nobody's cookies.
 */
export function originGate(config: Pick<Config, 'siteUrl' | 'apiUrl'>): MiddlewareHandler {
  const isFromOwnSite = createOwnSiteCheck(config)

  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isFromOwnSite((name) => c.req.header(name))) {
      throw new Refusal('forbidden', 'foreign-origin')
    }
    await next()
  }
}
