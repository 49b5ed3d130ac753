import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter looks like a digit, so a reference can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function randomCode(length: number) {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % 32]).join('')
}

/** An id that sorts by its time, so that new rows are together in an index, with 80 random bits. */
export function newId(now: number) {
  return now.toString(36).padStart(9, '0') + randomCode(16).toLowerCase()
}

export function bornAfter(id: string, time: number) {
  return Number.parseInt(id.slice(0, 9), 36) > time
}
