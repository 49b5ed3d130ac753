import * as brand from '../brand.ts'
import * as contact from '../contact.ts'
import * as faq from '../faq.ts'
import * as legal from '../legal.ts'
import * as pages from '../pages.ts'
import * as portfolio from '../portfolio.ts'
import * as products from '../products.ts'
import * as samples from '../samples.ts'
import * as services from '../services.ts'
import * as team from '../team.ts'
import * as technologies from '../technologies.ts'
import * as testimonials from '../testimonials.ts'

/** The modules of content/ that an owner writes, by their names. */
export const everything = {
  brand,
  contact,
  faq,
  legal,
  pages,
  portfolio,
  products,
  samples,
  services,
  team,
  technologies,
  testimonials,
}

export type Content = typeof everything

/** How a sentence names an entry. */
export function nameOf(entry: object) {
  for (const key of ['name', 'title', 'question', 'heading', 'label', 'slug', 'id'])
    if (key in entry && typeof Reflect.get(entry, key) === 'string') return String(Reflect.get(entry, key))
  return undefined
}

/** Every text below a value, with the way to it: `team, Priya Sarkar, role`. */
export function listTexts(value: unknown, way: string[] = []): { way: string; text: string }[] {
  if (typeof value === 'string') return [{ way: way.join(', '), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const isPlace = Array.isArray(value)
    const label = isPlace && typeof inner === 'object' && inner !== null ? nameOf(inner) : undefined
    return listTexts(inner, [...way, label ?? (isPlace ? `no. ${Number(key) + 1}` : key)])
  })
}

export function listRepeated(values: string[]) {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
