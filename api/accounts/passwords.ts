import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { plainNamesOf } from '@nokshi/contract/website/brand-names.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { createLimiter } from '../platform/limiter.ts'
import { Refusal } from '../platform/refusal.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. It is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A whole mobile network may be one of those who wait. */
const queue = { queueMax: 1000, queueMaxEach: 100, busyCode: 'hasher-busy' } as const

/** Few at a time: each takes 19 MiB and a core. Creators do not hold up staff. */
const limiters = {
  creators: createLimiter({ concurrency: 2, ...queue }),
  staff: createLimiter({ concurrency: 1, ...queue }),
}

interface Asker {
  whose: keyof typeof limiters
  network?: { near: string; wide?: string }
}

const asker = new AsyncLocalStorage<Asker>()

/** Networks take turns at the hasher, so that one with hundreds of logins does not block the others. */
export function hashInTurnOf<Result>(somebody: Asker, work: () => Result) {
  return asker.run(somebody, work)
}

function limit<Result>(work: () => Promise<Result>) {
  const { whose, network }: Asker = asker.getStore() ?? { whose: 'creators' }
  return limiters[whose](work, network?.wide ?? network?.near)
}

export function isHasherBusy(error: unknown) {
  return error instanceof Refusal && error.code === queue.busyCode
}

export function hashPassword(password: string) {
  return limit(() => hash(password, cost))
}

/** As slow where there is none to compare with, so that the time tells nobody who has an account. */
export async function isPassword(stored: string | null | undefined, password: string) {
  if (stored) return limit(() => verify(stored, password))
  await hashPassword(password)
  return false
}

/** The hash of a proved password at today's cost; undefined when it has that cost already. */
export async function renewHash(stored: string, password: string) {
  const { memoryCost, timeCost, parallelism } = cost
  if (stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)) return undefined
  // A hasher that is too busy keeps nobody from logging in: the next time is soon enough.
  return hashPassword(password).catch(() => undefined)
}

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
  if (guessable.some((name) => words.includes(name))) throw refusal('guessable-password')
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
