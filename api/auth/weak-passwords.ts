import { readFileSync } from 'node:fs'
import { brand } from '@nokshi/content/brand.ts'
import { Refusal } from '../platform/refusal.ts'

/** The 10,000 commonest passwords of eight characters or more, from the lists zxcvbn-ts ships (MIT), lower case. */
const common = new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'))

const ownNames = [brand.name, 'linkhub', 'creator linkhub'].map(squeeze)

/** Refuses the passwords that are guessed first: the commonest ones, our own names, and the person's own address. */
export function requireUncommonPassword(password: string, email: string) {
  const plain = password.toLowerCase()
  if (common.has(plain))
    throw refusal('This password is among the commonest ones, so it is easy to guess. Choose another.')

  // «nokshistudio1» is no better than «nokshistudio»: digits and signs at the end do not count.
  const core = squeeze(plain).replace(/\d+$/, '')
  const guessable = [...ownNames, squeeze(email), squeeze(email.split('@')[0] ?? '')]
  if (guessable.includes(core) || guessable.includes(squeeze(plain))) {
    throw refusal('This password is too close to your address or to our name. Choose another.')
  }
}

function squeeze(value: string) {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function refusal(sentence: string) {
  return new Refusal('invalid', 'weak-password', sentence, { fields: { password: sentence } })
}
