import type { MiddlewareHandler } from 'hono'
import type { Config } from '../platform/config.ts'
import { Refusal } from '../platform/refusal.ts'

/** Values of Sec-Fetch-Site for our own pages and the address bar; other programs send none. */
const OWN_FETCHES = new Set<string | undefined>(['same-origin', 'same-site', 'none', undefined])

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Header = (name: string) => string | undefined

/** Whether a request comes from our own pages, or from no page at all. */
function createOwnSiteCheck({ siteUrl, apiUrl }: Pick<Config, 'siteUrl' | 'apiUrl'>) {
  const own = new Set([siteUrl, apiUrl])
  const { protocol } = new URL(apiUrl)

  return (header: Header) => {
    const origin = header('origin')
    if (origin === undefined) return OWN_FETCHES.has(header('sec-fetch-site'))
    // Also the same origin under another name, such as 127.0.0.1.
    return own.has(origin) || origin === `${protocol}//${header('host')}`
  }
}

/**
 * Refuses changes from pages of other sites, which would use the visitor's cookies. Pages cannot forge Origin
 * and Sec-Fetch-Site; a request without both is not from a browser and has no cookies.
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
