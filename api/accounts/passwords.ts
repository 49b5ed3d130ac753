import { AsyncLocalStorage } from 'node:async_hooks'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '../platform/limiter.ts'
import { Refusal } from '../platform/refusal.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. It is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A whole mobile network may be one of those who wait. */
const queue = { queueMax: 1000, queueMaxEach: 100, busyCode: 'hasher-busy' } as const

/** Few at a time: each takes 19 MiB and a core, and logging in must not starve the pages. Creators do not hold up staff. */
const limiters = {
  creators: createLimiter({ concurrency: 2, ...queue }),
  staff: createLimiter({ concurrency: 1, ...queue }),
}

interface Asker {
  whose: keyof typeof limiters
  network?: string
}

/** Who asks for a hash: better-auth asks for most of them, and does not know. */
const asker = new AsyncLocalStorage<Asker>()

/** Networks take turns at the hasher: one that sends hundreds of logins makes no other wait for all of them. */
export function hashInTurnOf<Result>(somebody: Asker, work: () => Result) {
  return asker.run(somebody, work)
}

function limit<Result>(work: () => Promise<Result>) {
  const { whose, network }: Asker = asker.getStore() ?? { whose: 'creators' }
  return limiters[whose](work, network)
}

/** Whether something failed because no hash could be made, and not because a password was wrong. */
export function isHasherBusy(fault: unknown) {
  return fault instanceof Refusal && fault.code === queue.busyCode
}

const prepared = new AsyncLocalStorage<string>()

/**
 * better-auth hashes within its transaction, and SQLite has one connection: a slow hash there would make everybody
 * wait. So the hash is made before, and better-auth is handed the finished one.
 */
export async function withPreparedHash<Result>(password: string, work: () => Promise<Result>) {
  return prepared.run(await hashPassword(password), work)
}

export async function hashPassword(password: string) {
  return prepared.getStore() ?? limit(() => hash(password, cost))
}

export function verifyPassword({ hash: stored, password }: { hash: string; password: string }) {
  return limit(() => verify(stored, password))
}

/** The hash of a password that was just proved right, at today's cost; undefined when it has that cost already. */
export async function renewHash(stored: string, password: string) {
  const { memoryCost, timeCost, parallelism } = cost
  if (stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)) return undefined
  // A hasher that is too busy keeps nobody from logging in: the next time is soon enough.
  return hashPassword(password).catch(() => undefined)
}
