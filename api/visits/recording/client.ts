import { hash } from 'node:crypto'
import type { VisitBeacon } from '@nokshi/contract/visits.ts'
import type { Context } from 'hono'
import { findPresence } from '../../auth/session.ts'
import { clientAddress, connectionOf, isFromProxy } from '../../http/client-address.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PageDay } from '../counting/visit-event.ts'

export interface Client {
  address: string
  userAgent: string
  language: string
  purpose: string
  /** Whether it has the headers of a page. Other sites are refused before (http/middleware.ts). */
  isFromPage: boolean
  /** Whether it asks not to be tracked: Global Privacy Control, or Do Not Track. */
  isPrivate: boolean
  /** Two capital letters, where a proxy of ours tells them. */
  country: string | undefined
}

const USER_AGENT_MAX = 512

const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

const COUNTRY_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']

export function readClient(deps: Pick<Deps, 'config' | 'db'>, c: Context) {
  const { trustProxy } = deps.config
  const header = (name: string) => c.req.header(name)
  const client: Client = {
    address: clientAddress(c, trustProxy),
    userAgent: header('user-agent')?.slice(0, USER_AGENT_MAX) ?? '',
    language: header('accept-language') ?? '',
    purpose: PURPOSE_HEADERS.map((name) => header(name) ?? '').join(''),
    isFromPage: header('origin') !== undefined || header('sec-fetch-site') === 'same-origin',
    isPrivate: header('sec-gpc') === '1' || header('dnt') === '1',
    country: isFromProxy(connectionOf(c), trustProxy) ? readCountry(header) : undefined,
  }
  return { client, findUserId: async () => (await findPresence(deps, c))?.user.id }
}

function readCountry(header: (name: string) => string | undefined) {
  const told = COUNTRY_HEADERS.map(header).find((value) => value !== undefined)
  const country = told?.trim().toUpperCase() ?? ''
  // Proxies write XX for an address that is in no country.
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined
}

export interface Sighting extends Pick<Partial<VisitBeacon>, 'visitId' | 'visitorId' | 'referrer' | 'source'> {
  medium?: string | undefined
  campaign?: string | undefined
  /** What was opened or done, by the names it counts under; absent or empty when the page was only seen. */
  opened?: string[]
  client: Client
  /** Who is logged in where the beacon comes from. Costs a look into the database. */
  findUserId: () => Promise<string | undefined>
}

export interface ReceivedBeacon extends Sighting {
  username: string
  /** The link that was opened, by its name on the page; absent when only the page was. */
  link?: string
}

export interface Keys {
  /** The installation's: hashes made with it stay the same for ever. */
  secret: string
  /** Of the day, and in no backup: once it is deleted, nobody can make the same hashes again. */
  salt: string
}

/** The hashes of a visit and its visitor; they differ for each page, so nobody is tracked across pages. */
export function identify({ secret, salt }: Keys, { subject, day }: PageDay, { client, ...told }: Sighting) {
  // Who asks not to be tracked is known by no number, whatever the page sent.
  const { visitId, visitorId } = client.isPrivate ? {} : told
  const visitorHash = visitorId
    ? shortHash(`${secret}\0visitor\0${subject}\0${visitorId}`)
    : shortHash(dailyText(secret, salt, subject, client))
  const visitHash = visitId
    ? shortHash(`${secret}\0visit\0${subject}\0${visitId}`)
    : // A second visit and a retry look the same, so a browser counts once a day.
      shortHash(`${secret}\0visit of a day\0${subject}\0${day}\0${visitorHash}`)
  return { visitorHash, visitHash }
}

/**
 * There are few enough addresses to try them all, so the hash needs two keys that are kept apart: the
 * database has the salt but not the secret, a backup the secret but not the salt.
 */
function dailyText(secret: string, salt: string, subject: string, { address, userAgent, language }: Client) {
  return [secret, 'visitor of a day', salt, subject, address, userAgent, language].join('\0')
}

/**
 * Made from the hash of the visit, so that a link counts once per visit; keyed, so it does not tell which.
 */
export function hashClick({ secret }: Keys, visitHash: string, link: string) {
  return shortHash(`${secret}\0click\0${visitHash}\0${link}`)
}

/**
 * 96 bits: among ten million visitors two share a hash with a chance of one in 10^15. SHA-512/256 cannot be
 * continued from its result, so the key may stand in front; an HMAC takes four times as long.
 */
function shortHash(text: string) {
  return hash('sha512-256', text, 'base64url').slice(0, 16)
}
