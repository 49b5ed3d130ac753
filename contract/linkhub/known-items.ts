import * as z from 'zod'

/** A list without what only a newer release knows: during an upgrade an old process meets rows and replies of that one. */
export function knownItems<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => item.safeParse(one).success) : value),
    z.array(item),
  )
}
