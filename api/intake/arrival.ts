import { FilledTrap, HIDDEN_FIELDS, TRAP_FIELD } from '@nokshi/contract/trap.ts'
import type { Context } from 'hono'
import { clientNetwork } from '../http/client-address.ts'
import { readIdempotencyKey } from '../http/once.ts'
import { pageLanguageOf } from '../http/page-language.ts'
import { readText } from '../http/validate.ts'
import type { Config } from '../platform/config.ts'
import { ORIGIN_FIELD } from './payload.ts'

/** What is known about a submission apart from its fields. */
export type Arrival = Awaited<ReturnType<typeof readArrival>>

/** Runs after the body was validated as a JSON object. */
export async function readArrival(c: Context, config: Pick<Config, 'trustProxy'>) {
  const body = await readText(c)
  const sent: Record<string, unknown> = { ...JSON.parse(body), ...readHiddenFields(c) }
  return {
    body,
    /** Body and header, not validated. */
    sent,
    idempotencyKey: readIdempotencyKey(c),
    /** Only for counting; it is never stored. */
    network: clientNetwork({ config }, c),
    userAgent: c.req.header('user-agent') ?? '',
    language: pageLanguageOf(c.req.raw.headers),
    isTrapFilled: FilledTrap.safeParse(sent).success,
  }
}

function readHiddenFields(c: Context) {
  const told = new URLSearchParams(c.req.header(HIDDEN_FIELDS) ?? '')
  return Object.fromEntries([...told].filter(([name]) => name === TRAP_FIELD || name === ORIGIN_FIELD))
}
