/** A list with one of its items at another place. */
export function moveItem<Item>(items: Item[], isMeant: (item: Item) => boolean, to: number): Item[] {
  const meant = items.filter(isMeant)
  const others = items.filter((item) => !isMeant(item))
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, ...meant)
}
