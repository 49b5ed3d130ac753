import { hash } from 'node:crypto'
import type { VisitBeacon } from '@nokshi/contract/visits.ts'
import type { PageDay } from '../counting/visit-event.ts'
import type { Client } from './client.ts'

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
