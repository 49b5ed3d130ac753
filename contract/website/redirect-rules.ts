import type { Reason } from '../problem.ts'
import { isOwnPath } from './addresses.ts'
import { pageAddresses } from './pages.ts'

interface Redirect {
  id: string
  from: string
  to: string
}

/** Addresses that are taken by creators, the CRM, the API, and the files of the site. */
const TAKEN =
  /^\/(?:hub|crm|report|api|go|images|cards|assets|send-email|healthz|readyz|metrics|\.well-known|hub-sitemaps)(?:\/|$)/
const OTHER_PAGES = [
  ...['/create-linkhub', '/login', '/register', '/forgot-password', '/reset-password', '/verify-email'],
  ...['/account', '/dashboard'],
  ...['/robots.txt', '/sitemap.xml', '/hub-sitemap.xml', '/site.webmanifest', '/favicon.ico'],
]

/** Redirects that lead nowhere, in a circle, by a detour, away from a page or from the site, by their ids. */
export function findRedirectErrors(redirects: Redirect[], studies: string[], hosts: string[]) {
  // Of two with one address the first counts.
  const targets = new Map(redirects.toReversed().map(({ from, to }) => [keyOf(from), to]))
  const known = new Set<string>([
    ...Object.values(pageAddresses),
    ...OTHER_PAGES,
    ...studies.map(studyAddress),
  ])
  const errors = new Map<string, Reason>()
  for (const [place, { id, from, to }] of redirects.entries()) {
    const isSecond = redirects.findIndex((other) => keyOf(other.from) === keyOf(from)) < place
    const error = isSecond
      ? { code: 'redirect-twice', params: { from } }
      : (findSourceError(from, known) ?? findTargetError({ from, to }, targets, known, hosts))
    if (error) errors.set(id, error)
  }
  return errors
}

export function studyAddress(slug: string) {
  return `/portfolio/${slug}`
}

function findSourceError(from: string, known: Set<string>): Reason | undefined {
  if (!isOwnPath(from) || /[?#]/.test(from)) return { code: 'redirect-not-a-path', params: { from } }
  if (known.has(keyOf(from))) return { code: 'redirect-from-page', params: { from } }
  return TAKEN.test(keyOf(from)) ? { code: 'redirect-from-product', params: { from } } : undefined
}

function findTargetError(
  { from, to }: Omit<Redirect, 'id'>,
  targets: Map<string, string>,
  known: Set<string>,
  hosts: string[],
): Reason | undefined {
  if (!isOwnPath(to)) {
    const host = URL.parse(to)?.host
    return host !== undefined && hosts.includes(host) ? undefined : { code: 'redirect-away', params: { to } }
  }
  if (known.has(pathOf(to))) return undefined
  const next = targets.get(keyOf(to))
  if (next === undefined) return { code: 'redirect-nowhere', params: { to } }
  if (leadsBack(from, targets)) return { code: 'redirect-circle', params: { from, to } }
  return { code: 'redirect-chain', params: { from, to, next } }
}

function leadsBack(from: string, targets: Map<string, string>) {
  const seen = new Set<string>()
  for (let at = keyOf(from); !seen.has(at); ) {
    seen.add(at)
    const next = targets.get(at)
    if (next === undefined) return false
    at = keyOf(next)
  }
  return true
}

/** Without what follows it, and without the language, whose pages are the same. */
function pathOf(address: string) {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return path.replace(/^\/(?:bn|ar)(?=\/|$)/, '') || '/'
}

/** As requests are compared. */
export function keyOf(address: string) {
  return pathOf(address)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
}
