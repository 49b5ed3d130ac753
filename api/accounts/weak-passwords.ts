import { readFileSync } from 'node:fs'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { plainNamesOf } from '@nokshi/contract/website/brand-names.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'

/** The 10,000 commonest passwords of eight characters or more, from zxcvbn-ts (MIT), in lower case. */
const common = new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'))

/** Shorter ones are part of too many good passwords. */
const TELLING_LENGTH = 4

/** Refuses common passwords, our own names, and the person's own address and names. */
export function requireUncommonPassword(
  deps: Pick<Deps, 'siteContent'>,
  password: string,
  email: string,
  names: string[] = [],
) {
  const plain = password.toLowerCase()
  if (isCommon(plain)) throw refusal('common-password')

  // «nokshistudio1» is no better than «nokshistudio»: digits and signs at the end do not count.
  const words = [squeeze(plain), squeeze(plain).replace(/(?<!\d)\d+$/, '')]
  const brand = brandOf(deps)
  const ownNames = [...plainNamesOf(brand), brand.name, 'linkhub', 'creator linkhub']
  const guessable = [...ownNames, ...names, email, email.split('@')[0] ?? '']
    .map(squeeze)
    .filter((name) => name.length >= TELLING_LENGTH)
  if (guessable.some((name) => words.includes(name))) {
    throw refusal('guessable-password')
  }
}

/** A common one said twice, or with digits behind it, is as common: that is how a short one is made long. */
function isCommon(plain: string) {
  const repeated = /^(.+?)\1+$/s.exec(plain)?.[1] ?? ''
  return [plain, repeated, plain.replace(/(?<!\d)\d+$/, '')].some((word) => word !== '' && common.has(word))
}

function squeeze(value: string) {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function refusal(code: Refused) {
  return new Refusal('invalid', code, { at: 'password' })
}
