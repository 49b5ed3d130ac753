import type { Plugin } from 'vite'

/**
 * Zod would try whether it may compile code; the policy of our pages forbids that, and browsers report every try. It is
 * told so where its settings are made, before the first schema is.
 */
export function calmZod(): Plugin {
  return {
    name: 'calm-zod',
    transform(code, id) {
      return /\/zod\/v4\/core\/core\.js$/.test(id) ? `${code}\nconfig({ jitless: true })` : undefined
    },
  }
}
