import * as z from 'zod'

/** A list without what only a newer release knows. */
export function knownItems<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => item.safeParse(one).success) : value),
    z.array(item),
  )
}
