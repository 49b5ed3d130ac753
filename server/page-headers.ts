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

/** What a page may load and where it may send. `scripts` names its inline scripts, by their hashes or by a nonce. */
export function contentPolicy({ siteUrl, apiUrl }: Addresses, scripts: string[]) {
  const api = apiUrl === siteUrl ? [] : [apiUrl]
  const rules: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scripts]],
    ['style-src', ["'self'"]],
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
