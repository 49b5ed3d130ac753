import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../platform/deps.ts'
import { randomCode } from '../platform/ids.ts'

const TOKEN_LENGTH = 20
const MAC_LENGTH = 16
const TOKENS_READ_MAX = 50

/** Lower case, because some programs change the case of addresses. */
export function newToken() {
  return randomCode(TOKEN_LENGTH).toLowerCase()
}

/** `m.{token}.{mac}`, of which nobody else can make one. Before an @, in ids and addresses. */
function signed(deps: Pick<Deps, 'secret'>, token: string) {
  return `${token}.${macOf(deps, token)}`
}

export function messageIdOf(deps: Pick<Deps, 'secret'>, token: string, from: string) {
  return `<m.${signed(deps, token)}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

/** studio+{token}.{mac}@example.com */
export function replyAddressOf(deps: Pick<Deps, 'secret'>, token: string, mailbox: string) {
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at)}+${signed(deps, token)}${mailbox.slice(at)}`
}

/** The tokens in a text that this installation has signed, in their order. */
export function readTokens(deps: Pick<Deps, 'secret'>, text: string) {
  const found: string[] = []
  for (const [, token = '', mac = ''] of text.matchAll(/([0-9a-z]{20})\.([0-9a-f]{16})@/gi)) {
    const known = token.toLowerCase()
    if (timingSafeEqual(Buffer.from(mac.toLowerCase()), Buffer.from(macOf(deps, known)))) found.push(known)
    if (found.length >= TOKENS_READ_MAX) break
  }
  return found
}

function macOf({ secret }: Pick<Deps, 'secret'>, token: string) {
  return createHmac('sha256', secret).update(`mail token\0${token}`).digest('hex').slice(0, MAC_LENGTH)
}
