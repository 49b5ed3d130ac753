import { LRUCache } from 'lru-cache'

/** A few hundred user agents, and as many places to come from, make up nearly all traffic. */
const TEXTS_MAX = 1_000

/** Longer than any browser calls itself; the rest of a longer text is not worth the time. */
const LENGTH_MAX = 512

/** Computes the value of each text once, for as long as the text keeps coming. */
export function memoizeText<Value>(compute: (text: string) => Value) {
  const cache = new LRUCache<string, { value: Value }>({
    max: TEXTS_MAX,
    memoMethod: (text) => ({ value: compute(text) }),
  })
  return (text: string) => cache.memo(text.slice(0, LENGTH_MAX)).value
}
