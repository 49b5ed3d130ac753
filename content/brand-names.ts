import { brand } from './brand.ts'

/** Where room is scarce: under an icon on a phone. */
export const shortName = brand.shortName ?? firstWord(brand.name)

/** The names as a file or an address writes them. A name without Latin letters has none. */
export const plainNames = [...new Set([brand.name, shortName, firstWord(brand.name)].map(plain))].filter(
  (name) => name !== '',
)

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
