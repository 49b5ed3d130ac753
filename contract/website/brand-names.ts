import type { Brand } from './site-content.ts'

type Named = Pick<Brand, 'name' | 'shortName'>

/** Where room is scarce: under an icon on a phone. */
export function shortNameOf({ name, shortName }: Named) {
  return shortName ?? firstWord(name)
}

/** The names as a file or an address writes them. A name without Latin letters has none. */
export function plainNamesOf(brand: Named) {
  const names = [brand.name, shortNameOf(brand), firstWord(brand.name)].map(plain)
  return [...new Set(names)].filter((name) => name !== '')
}

function firstWord(name: string) {
  return name.trim().split(/\s+/)[0] ?? name
}

function plain(name: string) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
