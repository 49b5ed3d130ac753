import { createHmac, randomInt } from 'node:crypto'
import type { Deps } from '../platform/deps.ts'
import type { AccountRef } from './kinds.ts'

const CODES = 10
const LENGTH = 10
/** Without those that are mistaken for others: 0 and o, 1 and l and i. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten, as they are written down: «abcde-fgh23». */
export function newRecoveryCodes() {
  return Array.from({ length: CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
}

/**
 * In whatever way it is typed. The installation's secret is part of the hash: fifty bits alone could be tried
 * out.
 */
export function hashRecoveryCode({ secret }: Pick<Deps, 'secret'>, { kind, id }: AccountRef, code: string) {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return createHmac('sha256', secret).update(`recovery-code ${kind.name} ${id} ${plain}`).digest('hex')
}
