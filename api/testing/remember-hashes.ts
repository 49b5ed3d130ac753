import type { Options } from '@node-rs/argon2'
import { vi } from 'vitest'
import { others } from './while-comparing.ts'

const passwords = ['a loom of many threads', 'five threads of one loom']

// A hash takes 36 ms of a core, and so does a comparison. Most tests use one of these two passwords: each
// worker hashes and compares them once. Other passwords are hashed as in the product.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const hashes = new Map<string, Promise<string>>()
  const answers = new Map<string, Promise<boolean>>()
  return {
    ...argon2,
    hash(password: string, cost?: Options) {
      if (!passwords.includes(password)) return argon2.hash(password, cost)
      return remember(hashes, JSON.stringify([password, cost]), () => argon2.hash(password, cost))
    },
    async verify(stored: string, password: string) {
      await others.shift()?.()
      if (!passwords.includes(password)) return argon2.verify(stored, password)
      return remember(answers, JSON.stringify([password, stored]), () => argon2.verify(stored, password))
    },
  }
})

function remember<Made>(known: Map<string, Promise<Made>>, key: string, make: () => Promise<Made>) {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}
