import type * as z from 'zod'
import type { Reason } from '../problem.ts'
import { isOwnPath } from './addresses.ts'
import type { brandShape } from './brand.ts'
import type { redirectShape } from './collections.ts'
import { type Field, isEmpty, isLocalized } from './fields.ts'
import { type EntryData, findForm, type Kind } from './kinds.ts'
import type { ShownEntry } from './localize.ts'
import { listUnreadable } from './readable-colours.ts'
import { createLinkCheck, findRedirectErrors } from './redirect-rules.ts'

export interface PublishError {
  path: string
  reason: Reason
}

/** What an entry lacks by itself; the form of it says so before anybody publishes. */
export function listPublishErrors(kind: Kind, slug: string, data: EntryData): PublishError[] {
  const form = findForm(kind, slug)
  return [
    ...listMissing(form?.fields ?? [], data),
    ...(kind === 'brand' ? listColourErrors(data) : []),
    ...(typeof data.slug === 'string' && RESERVED.has(data.slug)
      ? [{ path: 'slug', reason: { code: 'slug-reserved', params: { slug: data.slug } } }]
      : []),
  ]
}

/** Words that are addresses of something else, or will be. */
const RESERVED = new Set([
  ...['new', 'edit', 'all', 'index', 'search', 'feed', 'rss', 'page', 'draft', 'preview'],
  ...['api', 'crm', 'hub', 'admin', 'assets', 'images', 'login', 'null', 'undefined'],
])

function listMissing(fields: Field[], data: unknown, path = ''): PublishError[] {
  const values = new Map(Object.entries(data ?? {}))
  return fields.flatMap((field) => {
    const value = values.get(field.name)
    const at = path + field.name
    if (field.widget === 'group') return value === undefined ? [] : listMissing(field.fields ?? [], value, `${at}.`)
    if (field.widget === 'list') return listMissingIn(field, value, at)
    if (field.widget === 'picture' && value) return listMissing(altField, value, `${at}.`)
    // In one language at least, which then stands in for the others.
    const inAny = field.isTranslatable && isLocalized(value) ? Object.values(value) : [value]
    if (!field.isRequired || !inAny.every(isEmpty)) return []
    return [{ path: at, reason: { code: 'content-needed', params: { label: field.label } } }]
  })
}

const altField: Field[] = [
  { name: 'alt', label: 'What the picture shows', widget: 'text', isRequired: true, isTranslatable: true },
]

function listMissingIn({ label, min = 0, fields = [] }: Field, value: unknown, at: string): PublishError[] {
  const items: unknown[] = Array.isArray(value) ? value : []
  const short = items.length < min ? [{ path: at, reason: { code: 'list-too-short', params: { label, min } } }] : []
  return [...short, ...items.flatMap((item, place) => listMissing(fields, item, `${at}.${place}.`))]
}

function listColourErrors(data: EntryData): PublishError[] {
  // The schema of the brand has read it.
  const { colours } = data as z.output<z.ZodObject<typeof brandShape>>
  return listUnreadable(colours).map(({ path, colour, on, ground, ratio, least, nearest, better }) => ({
    path: `colours.${path}`,
    reason: {
      code: 'colour-unreadable',
      params: { colour, on: `${on} ${ground}`, ratio, least, nearest: nearest ?? `a ${better} one` },
    },
  }))
}

/** Errors, by id of entry, that the site would have: entries that are valid alone but not together. */
export function listSiteErrors(entries: ShownEntry[]): Map<string, PublishError> {
  const errors = new Map<string, PublishError>()
  const seen = new Set<string>()
  for (const { id, kind, slug } of entries) {
    if (slug !== '' && seen.has(`${kind} ${slug}`))
      errors.set(id, { path: 'slug', reason: { code: 'slug-taken', params: { slug } } })
    seen.add(`${kind} ${slug}`)
  }
  const brand = entries.find(({ kind }) => kind === 'brand')?.data
  const hosts = Array.isArray(brand?.redirectHosts) ? brand.redirectHosts.map(String) : []
  const studies = entries.filter(({ kind }) => kind === 'case-study').map(({ slug }) => slug)
  const redirects = entries
    .filter(({ kind }) => kind === 'redirect')
    // The schema of redirects has read it.
    .map(({ id, data }) => ({ id, ...(data as z.output<z.ZodObject<typeof redirectShape>>) }))
  const leadsSomewhere = createLinkCheck(redirects, studies)
  for (const { id, kind, slug, data } of entries) {
    if (kind === 'redirect') continue
    const dead = listLinks(findForm(kind, slug)?.fields ?? [], data).find(
      ({ to }) => isOwnPath(to) && !leadsSomewhere(to),
    )
    if (dead) errors.set(id, { path: dead.path, reason: { code: 'redirect-nowhere', params: { to: dead.to } } })
  }
  for (const [id, reason] of findRedirectErrors(redirects, studies, hosts)) errors.set(id, { path: 'from', reason })
  return errors
}

function listLinks(fields: Field[], data: unknown, path = ''): { path: string; to: string }[] {
  const values = new Map(Object.entries(data ?? {}))
  return fields.flatMap(({ name, widget, fields: inner = [] }) => {
    const value: unknown = values.get(name)
    const at = path + name
    if (widget === 'address') return typeof value === 'string' ? [{ path: at, to: value }] : []
    if (Array.isArray(value)) return value.flatMap((item, place) => listLinks(inner, item, `${at}.${place}.`))
    if (widget === 'group') return listLinks(inner, value, `${at}.`)
    if (widget !== 'rich-text') return []
    return Array.from(JSON.stringify(value ?? '').matchAll(/"href":("[^"]*")/g), ([, href = '""']) => ({
      path: at,
      to: String(JSON.parse(href)),
    }))
  })
}

/** References in an entry to what visitors cannot see: the site leaves them out until they can. */
export function listHiddenReferences(kind: Kind, slug: string, data: EntryData, live: Set<string>): PublishError[] {
  const fields = findForm(kind, slug)?.fields ?? []
  return fields
    .filter(({ widget }) => widget === 'reference' || widget === 'references')
    .filter(({ name }) => [data[name]].flat().some((id) => typeof id === 'string' && id !== '' && !live.has(id)))
    .map(({ name, label }) => ({ path: name, reason: { code: 'reference-not-live', params: { label } } }))
}
