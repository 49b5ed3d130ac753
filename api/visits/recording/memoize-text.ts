import { LRUCache } from 'lru-cache'

/** A few hundred user agents make up nearly all traffic. */
const TEXTS_MAX = 1_000

/** Matching crawlers takes 10 µs of the 350 µs that a beacon may take (docs/bench.md). */
export function memoizeText<Value>(compute: (text: string) => Value) {
  const cache = new LRUCache<string, { value: Value }>({
    max: TEXTS_MAX,
    memoMethod: (text) => ({ value: compute(text) }),
  })
  return (text: string) => cache.memo(text).value
}
