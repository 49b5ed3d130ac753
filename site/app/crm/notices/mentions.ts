import type { Reference } from '@nokshi/contract/crm/records.ts'

/** The ids of the colleagues whom a text names with @. Of names that begin alike the longest counts. */
export function mentionedIn(text: string, colleagues: Reference[]) {
  const byName = Map.groupBy(colleagues, ({ name }) => name)
  const names = [...byName.keys()].sort((one, other) => other.length - one.length)
  const ids = new Set<string>()
  for (const [, rest = ''] of text.matchAll(/@([^@]*)/g)) {
    const name = names.find((known) => rest.startsWith(known) && !/^[\p{L}\p{N}]/u.test(rest.slice(known.length)))
    for (const { id } of byName.get(name ?? '') ?? []) ids.add(id)
  }
  return [...ids]
}

/** What is being typed after an @, right before the caret. */
export function typedMention(beforeCaret: string) {
  return /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(beforeCaret)?.[1]
}

/** Those whose name, or one of its words, begins so. */
export function suggestColleagues<Item extends Reference>(typed: string, colleagues: Item[]) {
  const wanted = typed.toLowerCase()
  return colleagues.filter(({ name }) => {
    const plain = name.toLowerCase()
    return plain.startsWith(wanted) || plain.split(/\s+/).some((word) => wanted !== '' && word.startsWith(wanted))
  })
}
