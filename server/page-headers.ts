import type { Config } from '@nokshi/api/platform/config.ts'
import { httpsOnly } from '@nokshi/api/platform/manners.ts'

type Addresses = Pick<Config, 'siteUrl' | 'apiUrl'>

/** What every answer of the site carries, pages and files alike. */
export function siteHeaders({ siteUrl }: Addresses): Record<string, string> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps(siteUrl) && httpsOnly),
  }
}

const accountPages = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/create-linkhub',
  '/dashboard',
  '/account',
])

const CRM = /^\/crm(?:[/.]|$)/

/** What pages that are not for everybody carry besides. */
export function privateHeaders(path: string): Record<string, string> {
  // For search engines that fetch a page without reading what it says about itself.
  const hidden = { 'X-Robots-Tag': 'noindex, nofollow' }
  // A browser that several people use must not bring back a page of the CRM after somebody has logged out.
  if (CRM.test(path)) return { ...hidden, 'Cache-Control': 'no-store' }
  return accountPages.has(path) ? hidden : {}
}

/** What stands in a page itself, by hashes or by a nonce. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** What a page may load and where it may send. */
export function contentPolicy({ siteUrl, apiUrl }: Addresses, { scripts, styles }: Inline) {
  const api = apiUrl === siteUrl ? [] : [apiUrl]
  const rules: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scripts]],
    ['style-src', ["'self'", ...styles]],
    ['img-src', ["'self'", 'data:', ...api]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...api]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['object-src', ["'none'"]],
    ...(isHttps(siteUrl) ? [['upgrade-insecure-requests', []] satisfies [string, string[]]] : []),
  ]
  return rules.map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

function isHttps(url: string) {
  return url.startsWith('https:')
}
