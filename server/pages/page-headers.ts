import { httpsHere, httpsOnly } from '@nokshi/api/http/answer-headers.ts'
import type { Config } from '@nokshi/api/platform/config.ts'

type Addresses = Pick<Config, 'siteUrl' | 'apiUrl'>

export function siteHeaders({ siteUrl }: Addresses, isOnDomain = false): Record<string, string> {
  return {
    // For files and redirects, which do nothing by themselves. A page has a policy of its own in its place.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps(siteUrl) && (isOnDomain ? httpsHere : httpsOnly)),
  }
}

/** What the address of a page decides, of which this process has to know. */
export interface PageTraits {
  search: 'indexed' | 'hidden'
  isPrivate?: boolean
  isDeferred?: boolean
  takesForms?: boolean | 'any'
}

/** What a page carries besides, by what the site says about it. */
export function headersFor(page: PageTraits | undefined): Record<string, string> {
  return {
    // For search engines that fetch a page without reading what it says about itself.
    ...(page?.search === 'hidden' && { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...(page?.isPrivate && { 'Cache-Control': 'no-store' }),
  }
}

/** A drawing may contain styles and a logo, and browsers apply its policy even where it is only a picture. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

/** What stands in a page itself, by hashes or by a nonce. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** What a page may load and where it may send. */
export function contentPolicy(addresses: Addresses, { scripts, styles }: Inline) {
  const { siteUrl, apiUrl } = addresses
  return writePolicy(addresses, {
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    // Mails of clients, which the API serves as documents that run and load nothing.
    'frame-src': [apiUrl === siteUrl ? "'self'" : apiUrl],
  })
}

/** A hub page has all it needs in itself, but for pictures and the counting of visits. */
export function hubPolicy(
  addresses: Addresses,
  { scripts, styles }: Inline,
  {
    hasFonts = false,
    formAction = "'none'",
    frames = [],
  }: { hasFonts?: boolean; formAction?: string; frames?: string[] } = {},
) {
  return writePolicy(addresses, {
    'script-src': scripts,
    'style-src': styles,
    'font-src': hasFonts ? ["'self'"] : [],
    'frame-src': frames,
    'form-action': [formAction],
  })
}

function writePolicy({ siteUrl, apiUrl }: Addresses, own: Record<string, string[]>) {
  const api = apiUrl === siteUrl ? [] : [apiUrl]
  const rules = {
    'default-src': ["'none'"],
    ...own,
    'img-src': ["'self'", 'data:', ...api],
    'connect-src': ["'self'", ...api],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(isHttps(siteUrl) && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(rules)
    .filter(([name, sources]) => sources.length > 0 || name === 'upgrade-insecure-requests')
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function isHttps(url: string) {
  return url.startsWith('https:')
}
