import { hasMoreValues } from '../../platform/json-values.ts'
import type { RawLink } from './read-html.ts'

export interface RawData {
  name: string | undefined
  bio: string | undefined
  links: RawLink[]
}

/** By what the services and our own export call them; the first that is filled in counts. */
const NAME_KEYS = ['pageTitle', 'displayName', 'display_name', 'profileTitle', 'littlelink_name', 'name']
const BIO_KEYS = ['bio', 'profileDescription', 'littlelink_description', 'description', 'subtitle']
const URL_KEYS = ['url', 'href', 'link', 'target']
const TITLE_KEYS = ['title', 'label', 'name', 'text']

/** Bounds the search in deeply nested data. */
const VALUES_MAX = 20_000
const PARSED_MAX = 100_000
const TEXT_MAX = 2_000

/** Links are all objects with an address and a title. Name and bio are the first values with a known name. */
export function readData(value: unknown): RawData {
  const found: RawData = { name: undefined, bio: undefined, links: [] }
  const waiting: unknown[] = [value]
  for (let seen = 0; seen < VALUES_MAX && seen < waiting.length; seen++) {
    const next = waiting[seen]
    if (typeof next !== 'object' || next === null) continue
    const fields = new Map<string, unknown>(Object.entries(next).slice(0, VALUES_MAX))
    for (const inner of fields.values()) if (waiting.length < VALUES_MAX) waiting.push(inner)
    if (!Array.isArray(next)) {
      const link = findText(fields, URL_KEYS)
      if (link && /^https?:\/\//i.test(link)) found.links.push({ url: link, title: findText(fields, TITLE_KEYS) ?? '' })
      else note(found, fields)
    }
  }
  return found
}

/** An object with a bio is a person; of the others only the names that nothing else has are believed. */
function note(found: RawData, fields: Map<string, unknown>) {
  const bio = findText(fields, BIO_KEYS)
  const name = findText(fields, bio === undefined ? NAME_KEYS.slice(0, -1) : NAME_KEYS)
  if (name === undefined || found.name !== undefined) return
  found.name = name
  found.bio = bio
}

function findText(fields: Map<string, unknown>, keys: string[]) {
  return keys
    .map((key) => fields.get(key))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.slice(0, TEXT_MAX)
}

/** Undefined when it is no JSON, or has more in it than any page or export of somebody's links. */
export function parseData(text: string): unknown {
  if (hasMoreValues(text, PARSED_MAX)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
