import * as z from 'zod'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { parseJson } from '../platform/json-values.ts'
import { seal, unseal } from '../platform/secret.ts'
import { enqueue } from './outbox.ts'

const PURPOSE = 'outbox'

/** A payload of the outbox that must not be read from the database: it holds a link with a token. */
export interface SecretPayload {
  /** Whose link it is, so that all that wait are deleted when one was used: «reset:ada@example.com». */
  secretOf: string
  /** From then on the link is worth nothing, and the row is deleted. */
  expiresAt: number
  payload: object
  /** What of it may be read: whom it goes to, and what it is called. */
  shown?: object
}

/** Puts something into the outbox that only this installation can read. */
export function enqueueSecret(
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  tx: Db,
  kind: string,
  { secretOf, expiresAt, payload, shown }: SecretPayload,
) {
  const sealed = seal(secret, PURPOSE, JSON.stringify(payload))
  return enqueue(tx, now(), kind, { ...shown, isPrivate: true, sealed }, { secretOf, expiresAt })
}

const Sealed = z.looseObject({ sealed: z.string() })

/** What a handler gets. Rows from before there was a seal are read as they are. */
export function readPayload({ secret }: Pick<Deps, 'secret'>, text: string): unknown {
  const payload: unknown = JSON.parse(text)
  const kept = Sealed.safeParse(payload)
  return kept.success ? JSON.parse(unseal(secret, PURPOSE, kept.data.sealed)) : payload
}

const Private = z.looseObject({ isPrivate: z.literal(true) })

/** What is kept of a payload when nobody needs it any more: nothing, if it is private. */
export function withoutSecrets(text: string) {
  return Private.safeParse(parseJson(text)).success ? '{}' : text
}
