import type { ContactLine } from '@nokshi/contract/crm/contacts.ts'

export interface DuplicatePair {
  one: ContactLine
  other: ContactLine
  because: 'email' | 'phone' | 'name'
}

/** A number without its country has at least as many digits in all countries the studio works in. */
const DIGITS_COMPARED = 8

/** More than a person looks through at a time. */
const PAIRS_MAX = 50

/** Pairs among these people who may be the same; each person is named with the first one they are like. */
export function findDuplicates(lines: ContactLine[]): DuplicatePair[] {
  const seen = new Map<string, ContactLine>()
  const pairs: DuplicatePair[] = []
  for (const line of lines) {
    const keys = keysOf(line)
    const match = keys.find(({ key }) => seen.has(key))
    const one = match && seen.get(match.key)
    if (match && one && pairs.length < PAIRS_MAX) pairs.push({ one, other: line, because: match.because })
    for (const { key } of keys) if (!seen.has(key)) seen.set(key, line)
  }
  return pairs
}

function keysOf({ name, email, phone }: ContactLine) {
  const keys: { because: DuplicatePair['because']; key: string }[] = []
  const digits = phone?.replace(/\D/g, '') ?? ''
  if (email) keys.push({ because: 'email', key: `email ${mailboxOf(email)}` })
  if (digits.length >= DIGITS_COMPARED) keys.push({ because: 'phone', key: `phone ${digits.slice(-DIGITS_COMPARED)}` })
  keys.push({ because: 'name', key: `name ${normalizeName(name)}` })
  return keys
}

/** huda+shop@example.com reaches huda@example.com at most providers. */
function mailboxOf(email: string) {
  return email.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
}

function normalizeName(name: string) {
  return name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
