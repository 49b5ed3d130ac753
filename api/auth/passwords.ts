import { AsyncLocalStorage } from 'node:async_hooks'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../platform/refusal.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. It is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at a time: each takes 19 MiB and a core, and logging in must not starve the pages. */
const AT_ONCE = 2
const QUEUE_MAX = 200

let running = 0
const queue: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (queue.length >= QUEUE_MAX) {
      throw new Refusal('too-many', 'hasher-busy', 'Too many people are logging in right now. Try again in a few seconds.', {
        retryAfterSeconds: 5,
      })
    }
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // The place is handed over, not given back, so that nobody slips in between.
    const next = queue.shift()
    if (next) next()
    else running--
  }
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
  return prepared.getStore() ?? inTurn(() => hash(password, cost))
}

export function verifyPassword({ hash: stored, password }: { hash: string; password: string }) {
  return inTurn(() => verify(stored, password))
}
