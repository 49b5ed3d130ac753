import type { Config } from '../platform/config.ts'

/** For JSON. A route that answers something else (an image) sets its own. */
export const harmlessHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** For two years, with the preload flag (ASVS 3.4.1). */
export const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }

/** For a creator's own domain, whose other hosts are not ours. */
export const httpsHere = { 'Strict-Transport-Security': 'max-age=63072000' }

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Headers that a page of the site may read beside those that any page may. */
export const exposedHeaders = ['Retry-After', 'X-Request-Id']

/** The headers of every answer. Only the site's own origin may read answers with cookies. */
export function createAnswerHeaders({ siteUrl, apiUrl }: Pick<Config, 'siteUrl' | 'apiUrl'>) {
  const forAnybody = {
    ...harmlessHeaders,
    ...(apiUrl.startsWith('https:') && httpsOnly),
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': exposedHeaders.join(','),
    // Caches must separate origins even for requests without one.
    Vary: 'Origin',
  }
  const forSite = { ...forAnybody, 'Access-Control-Allow-Origin': siteUrl }
  return (origin: string | undefined): Record<string, string> => (origin === siteUrl ? forSite : forAnybody)
}
