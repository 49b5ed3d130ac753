import { createHmac } from 'node:crypto'
import type { Deps } from '../platform/deps.ts'

type Secret = Pick<Deps, 'secret'>

/** Keyed, because a plain hash of a phone number can be found by brute force. */
function fingerprint({ secret }: Secret, purpose: string, parts: unknown[]) {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['intake', purpose, ...parts]))
    .digest('base64url')
}

export function hashBody(secret: Secret, body: string) {
  return fingerprint(secret, 'body', [body])
}

/** Ignores spaces and case. */
export function hashContent(secret: Secret, form: string, fields: Record<string, string | undefined>) {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, normalize(value)]],
  )
  return fingerprint(secret, 'content', [form, given])
}

export function hashText(secret: Secret, text: string) {
  return fingerprint(secret, 'text', [normalize(text)])
}

export function hashMailbox(secret: Secret, mailbox: string) {
  return fingerprint(secret, 'mailbox', [mailbox])
}

function normalize(value: string) {
  return value.toLowerCase().replace(/\s+/g, '')
}
