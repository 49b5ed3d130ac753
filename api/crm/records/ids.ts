export function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}

/** Bounded by the parameters of one statement on both engines. */
const AT_ONCE = 500

export function* chunksOf<Item>(items: Item[], size = AT_ONCE) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
