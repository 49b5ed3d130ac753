import * as z from 'zod'
import { nameKey } from './normalize-text.ts'

const Aliases = z.array(z.string())

/** Enough for every spelling of somebody; forms are open to everybody. */
const ALIASES_MAX = 20

interface Named {
  name: string
  aliases: string
}

export function aliasesOf({ aliases }: Pick<Named, 'aliases'>): string[] {
  return Aliases.parse(JSON.parse(aliases))
}

export function isKnownAs(person: Named, name: string) {
  return [person.name, ...aliasesOf(person)].some((known) => nameKey(known) === nameKey(name))
}

/** With these names too, each once and none that is theirs already, as the column keeps them. */
export function withAliases({ name, aliases }: Named, more: string[]) {
  const all = [...aliasesOf({ aliases }), ...more].filter((alias) => nameKey(alias) !== nameKey(name))
  const distinct = [...new Map(all.map((alias) => [nameKey(alias), alias])).values()]
  return JSON.stringify(distinct.slice(0, ALIASES_MAX))
}
