import { LRUCache } from 'lru-cache'

/** A few hundred user agents make up nearly all traffic. */
const TEXTS_MAX = 1_000

/**
 * Computes the value of each text once, for as long as the text keeps coming. Telling crawlers by 200 patterns takes 10 µs or more of the
 * 350 that a beacon may take to reach 0.2 of a bare server (docs/bench.md).
 */
export function memoizeText<Value>(compute: (text: string) => Value) {
  const cache = new LRUCache<string, { value: Value }>({
    max: TEXTS_MAX,
    memoMethod: (text) => ({ value: compute(text) }),
  })
  return (text: string) => cache.memo(text).value
}
