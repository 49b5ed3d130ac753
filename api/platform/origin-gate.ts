import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from './config.ts'
import { Refusal } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * No page of another site may change anything here with the visitor's cookies. Browsers say where a request comes
 * from and pages cannot forge it; a request that says nothing comes from no browser and carries nobody's cookies.
 */
export function originGate(config: Config): MiddlewareHandler {
  const own = new Set([config.siteUrl, config.apiUrl])
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isFromOwnSite(c, own)) {
      throw new Refusal(
        'forbidden',
        'foreign-origin',
        'This request came from another website, so it was not carried out.',
      )
    }
    await next()
  }
}

function isFromOwnSite(c: Context, own: Set<string>) {
  const origin = c.req.header('origin')
  if (origin === undefined) {
    const fetchSite = c.req.header('sec-fetch-site')
    return fetchSite === undefined || fetchSite !== 'cross-site'
  }
  if (own.has(origin)) return true
  // Opened by another of its names (127.0.0.1, an address in the local network): still the same origin.
  const host = URL.parse(origin)?.host
  return host !== undefined && host === c.req.header('host')
}
