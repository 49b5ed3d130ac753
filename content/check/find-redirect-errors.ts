import type { Redirect } from '../redirects.ts'

/** Addresses that are taken by creators, the CRM, the API, and the files of the site. */
const TAKEN =
  /^\/(?:hub|crm|report|api|go|images|cards|assets|send-email|healthz|readyz|metrics|\.well-known|hub-sitemaps)(?:\/|$)/
const MACHINE_FILES = ['/robots.txt', '/sitemap.xml', '/hub-sitemap.xml', '/site.webmanifest', '/favicon.ico']

/** Redirects that lead nowhere, in a circle, by a detour, or away from a page: a sentence for each. */
export function findRedirectErrors(redirects: Redirect[], pages: string[]): string[] {
  // Of two with one address the first counts.
  const targets = new Map(redirects.toReversed().map(({ from, to }) => [keyOf(from), to]))
  const known = new Set([...pages, ...MACHINE_FILES])
  return redirects.flatMap((redirect, place) => {
    const isSecond = redirects.findIndex(({ from }) => keyOf(from) === keyOf(redirect.from)) < place
    const error = isSecond
      ? 'stands there twice; keep one of them.'
      : (findSourceError(redirect.from, known) ?? findTargetError(redirect, targets, known))
    return error ? [`content/redirects.ts: ${redirect.from} ${error}`] : []
  })
}

function findSourceError(from: string, known: Set<string>) {
  if (!/^\/[^?#\s]*$/.test(from)) return 'must be a path: a slash first, and no ?, # or space.'
  if (known.has(keyOf(from))) return 'is a page of this site, so it cannot lead elsewhere.'
  if (TAKEN.test(keyOf(from))) return 'belongs to a part of the product, and never gets here.'
  return undefined
}

function findTargetError({ from, to }: Redirect, targets: Map<string, string>, known: Set<string>) {
  if (!to.startsWith('/')) return URL.canParse(to) ? undefined : `leads to ${to}, which is no web address.`
  if (known.has(pathOf(to))) return undefined
  const next = targets.get(keyOf(to))
  if (next !== undefined && leadsBack(from, targets)) return `leads to ${to}, and from there back to itself.`
  if (next !== undefined) return `leads to ${to}, which leads on to ${next}. Write ${next} here.`
  return `leads to ${to}, which is no page of this site.`
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

function pathOf(address: string) {
  return address.split(/[?#]/, 1)[0] ?? ''
}

/** As requests are compared. */
function keyOf(address: string) {
  return pathOf(address)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
}
