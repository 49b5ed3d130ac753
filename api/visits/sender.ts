import type { Context } from 'hono'
import { findPresence } from '../auth/session.ts'
import { clientAddress } from '../platform/client-address.ts'
import type { Deps } from '../platform/deps.ts'

/** What a request says about who sent it. */
export interface Sender {
  address: string
  userAgent: string
  language: string
  /** What the browser says it fetches for, when that is not to show the page now. */
  purpose: string
  /** Two capital letters, where a proxy of ours tells them. */
  country: string | undefined
}

/** Browsers say in one of these headers that they fetch a page before anybody asked to see it. */
const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Where Cloudflare, Vercel, CloudFront and most others write the visitor's country. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']

/** The sender of a request, and a way to find out who is logged in there: most of the time nobody asks. */
export function readSender(deps: Pick<Deps, 'auth' | 'config' | 'db'>, c: Context) {
  const { trustProxy } = deps.config
  const sender: Sender = {
    address: clientAddress(c, trustProxy),
    userAgent: c.req.header('user-agent') ?? '',
    language: c.req.header('accept-language') ?? '',
    purpose: PURPOSE_HEADERS.map((name) => c.req.header(name) ?? '').join(' '),
    country: trustProxy > 0 ? readCountry(c) : undefined,
  }
  return { sender, findUserId: async () => (await findPresence(deps, c))?.user.id }
}

function readCountry(c: Context) {
  const told = COUNTRY_HEADERS.map((name) => c.req.header(name)).find((value) => value !== undefined)
  const country = told?.trim().toUpperCase() ?? ''
  // Proxies write XX for an address that is in no country.
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined
}
