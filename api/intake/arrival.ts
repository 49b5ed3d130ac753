import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { FilledTrap } from '@nokshi/contract/trap.ts'
import type { Context } from 'hono'
import { addressGroup, clientAddress } from '../http/client-address.ts'
import { pageLanguageOf } from '../http/page-language.ts'
import { readText } from '../http/validate.ts'
import type { Config } from '../platform/config.ts'
import { Refusal } from '../platform/refusal.ts'

/** What is known about a post besides its fields. */
export interface Arrival {
  /** The body exactly as it came in. */
  body: string
  idempotencyKey: string | undefined
  /** Only for counting; it is never stored. */
  addressGroup: string
  userAgent: string
  /** Of the page it was sent from. */
  language: SiteLanguage['code']
  /** Whether the field that people do not see was filled. */
  isTrapFilled: boolean
}

/** Comes after `body()`, which has made sure that the body is a JSON object. */
export async function readArrival(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): Promise<Arrival> {
  const body = await readText(c)
  return {
    body,
    idempotencyKey: readIdempotencyKey(c),
    addressGroup: addressGroup(clientAddress(c, trustProxy)),
    userAgent: c.req.header('user-agent') ?? '',
    language: pageLanguageOf(c.req.raw.headers),
    isTrapFilled: FilledTrap.safeParse(JSON.parse(body)).success,
  }
}

function readIdempotencyKey(c: Context) {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Refusal('invalid', 'idempotency-key-malformed')
  }
  return key
}
