/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: (count: number) => Math.floor(next() * count),
    /** The more often an item is in the list, the likelier. */
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
    id: () => Math.floor(next() * 2 ** 40).toString(36),
  }
}

export type Random = ReturnType<typeof createRandom>
