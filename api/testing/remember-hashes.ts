import type { Options } from '@node-rs/argon2'
import { vi } from 'vitest'

const passwords = ['a loom of many threads', 'five threads of one loom']

// A hash takes 36 ms of a core, and most tests begin with accounts that have one of these two passwords: they are hashed
// once per worker, for real. Every other password costs what it costs in the product.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const hashes = new Map<string, Promise<string>>()
  return {
    ...argon2,
    hash(password: string, cost?: Options) {
      if (!passwords.includes(password)) return argon2.hash(password, cost)
      const key = JSON.stringify([password, cost])
      const made = hashes.get(key) ?? argon2.hash(password, cost)
      hashes.set(key, made)
      return made
    },
  }
})
