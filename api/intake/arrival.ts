import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { FilledTrap, HIDDEN_FIELDS, TRAP_FIELD } from '@nokshi/contract/trap.ts'
import type { Context } from 'hono'
import { clientNetwork } from '../http/client-address.ts'
import { pageLanguageOf } from '../http/page-language.ts'
import { readText } from '../http/validate.ts'
import type { Config } from '../platform/config.ts'
import type { Network } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { ORIGIN_FIELD } from './origin.ts'

/** What is known about a submission apart from its fields. */
export interface Arrival {
  body: string
  /** Body and header, not validated. */
  sent: Record<string, unknown>
  idempotencyKey: string | undefined
  /** Only for counting; it is never stored. */
  network: Network
  userAgent: string
  /** The language of the page it was sent from. */
  language: SiteLanguage['code']
  /** Whether the hidden field was filled. */
  isTrapFilled: boolean
}

/** Runs after the body was validated as a JSON object. */
export async function readArrival(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): Promise<Arrival> {
  const body = await readText(c)
  const sent: Record<string, unknown> = { ...JSON.parse(body), ...readHiddenFields(c) }
  return {
    body,
    sent,
    idempotencyKey: readIdempotencyKey(c),
    network: clientNetwork(c, trustProxy),
    userAgent: c.req.header('user-agent') ?? '',
    language: pageLanguageOf(c.req.raw.headers),
    isTrapFilled: FilledTrap.safeParse(sent).success,
  }
}

function readHiddenFields(c: Context) {
  const told = new URLSearchParams(c.req.header(HIDDEN_FIELDS) ?? '')
  return Object.fromEntries([...told].filter(([name]) => name === TRAP_FIELD || name === ORIGIN_FIELD))
}

function readIdempotencyKey(c: Context) {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Refusal('invalid', 'idempotency-key-malformed')
  }
  return key
}
