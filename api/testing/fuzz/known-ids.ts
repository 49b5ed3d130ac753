import type { SeededRandom } from './seeded-random.ts'

/** Remembers what answers name, and where they were asked for, to ask with it again. */
export function createKnownIds(random: SeededRandom) {
  const byPath = new Map<string, Set<string>>()
  /** By id, and by address for what is the only one there. */
  const versions = new Map<string, number>()

  function remember(path: string, value: unknown) {
    if (value === null || typeof value !== 'object') return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && /^(id|next|username|.*Id)$/.test(key)) at(path).add(inner)
      else if (typeof inner === 'string' && key.endsWith('Image')) at('/images').add(inner.split('/').at(-1) ?? '')
      else if (key === 'linkIds' && Array.isArray(inner)) for (const id of inner) at('/go').add(id)
      else remember(path, inner)
    }
    if ('version' in value && typeof value.version === 'number') {
      versions.set('id' in value ? String(value.id) : '', value.version)
      versions.set(path, value.version)
    }
  }

  function at(path: string) {
    const known = byPath.get(path) ?? new Set()
    byPath.set(path, known)
    return known
  }

  /** One from where the address contains these letters, or else from anywhere. */
  function find(letters: string): string | undefined {
    const near = [...byPath].filter(([path]) => path.includes(letters)).flatMap(([, ids]) => [...ids])
    const all = near.length > 0 && random.happens(0.9) ? near : [...byPath.values()].flatMap((ids) => [...ids])
    return all.length > 0 ? random.pick(all) : undefined
  }

  /** Finds ids by field name: `contactId` at `/api/crm/contacts`, `fromId` at the path it is sent to. */
  function findFor(field: string, path: string) {
    const [, stem] = /^(\w+)Id$/.exec(field) ?? []
    const [, place = ''] = /^(\/api\/\w+\/\w+)/.exec(path) ?? []
    if (field === 'id' || field === 'cursor') return find(place)
    if (stem === undefined) return undefined
    const letters = `/${stem.slice(0, 5)}`
    return find([...byPath.keys()].some((known) => known.includes(letters)) ? letters : place)
  }

  return { remember, find, findFor, versionOf: (idOrPath: string) => versions.get(idOrPath) }
}

export type KnownIds = ReturnType<typeof createKnownIds>
