/** Random choices that can be made again: the same seed leads to the same ones (mulberry32). */
export function createSeededRandom(seed: number) {
  let state = seed
  function roll() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** A whole number below this one. */
    below: (bound: number) => Math.floor(roll() * bound),
    happens: (share: number) => roll() < share,
    pick<Item>(items: readonly Item[]): Item {
      // The number is below the length, and nobody hands in an empty list.
      return items[Math.floor(roll() * items.length)] as Item
    },
  }
}

export type SeededRandom = ReturnType<typeof createSeededRandom>
