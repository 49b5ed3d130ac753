/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
export function createChance(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    roll,
    below: (count: number) => Math.floor(roll() * count),
    /** By weight: the more often it stands in the list, the likelier. */
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(roll() * items.length)] ?? items[0],
  }
}

export type Chance = ReturnType<typeof createChance>
