import type { Context } from 'hono'
import { findPresence } from '../../auth/session.ts'
import { clientAddress, connectionOf, isFromProxy } from '../../http/client-address.ts'
import type { Deps } from '../../platform/deps.ts'

export interface Client {
  address: string
  userAgent: string
  language: string
  /** Set when the browser prefetches. */
  purpose: string
  /** Whether it has the headers of a page. Other sites are refused before (http/origin-gate.ts). */
  isFromPage: boolean
  /** Whether it asks not to be tracked: Global Privacy Control, or Do Not Track. */
  isPrivate: boolean
  /** Two capital letters, where a proxy of ours tells them. */
  country: string | undefined
}

/** Longer than any real user agent. */
const USER_AGENT_MAX = 512

/** Headers by which browsers mark a prefetch. */
const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Headers in which proxies send the visitor's country. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']

export function readClient(deps: Pick<Deps, 'config' | 'db'>, c: Context) {
  const address = clientAddress(c, deps.config.trustProxy)
  return {
    client: describeClient(isFromProxy(connectionOf(c), deps.config.trustProxy), address, (name) => c.req.header(name)),
    findUserId: async () => (await findPresence(deps, c))?.user.id,
  }
}

type Header = (name: string) => string | undefined

function describeClient(isProxied: boolean, address: string, header: Header): Client {
  return {
    address,
    userAgent: header('user-agent')?.slice(0, USER_AGENT_MAX) ?? '',
    language: header('accept-language') ?? '',
    purpose: readPurpose(header),
    isFromPage: header('origin') !== undefined || header('sec-fetch-site') === 'same-origin',
    isPrivate: header('sec-gpc') === '1' || header('dnt') === '1',
    country: isProxied ? readCountry(header) : undefined,
  }
}

function readPurpose(header: Header) {
  let purpose = ''
  for (const name of PURPOSE_HEADERS) purpose += header(name) ?? ''
  return purpose
}

function readCountry(header: Header) {
  const told = COUNTRY_HEADERS.map(header).find((value) => value !== undefined)
  const country = told?.trim().toUpperCase() ?? ''
  // Proxies write XX for an address that is in no country.
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined
}
