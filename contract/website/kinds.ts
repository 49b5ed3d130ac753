import * as z from 'zod'
import { brandShape } from './brand.ts'
import {
  caseStudyShape,
  questionShape,
  redirectShape,
  serviceShape,
  teamShape,
  testimonialShape,
} from './collections.ts'
import { type Field, fieldsOf, isLocalized } from './fields.ts'
import { pageShapes } from './pages.ts'

/** The kinds of content. There is one brand and one entry for each page; of the others there are many. */
export const kinds = [
  ...(['brand', 'page', 'team', 'service', 'case-study', 'testimonial', 'question', 'redirect'] as const),
] as const
export type Kind = (typeof kinds)[number]

/** Those of which there are many, with the field that names one in lists. */
const collections = {
  team: { shape: teamShape, title: 'name' },
  service: { shape: serviceShape, title: 'name' },
  'case-study': { shape: caseStudyShape, title: 'title' },
  testimonial: { shape: testimonialShape, title: 'name' },
  question: { shape: questionShape, title: 'question' },
  redirect: { shape: redirectShape, title: 'from' },
} as const
export type CollectionKind = keyof typeof collections

/** The data of an entry. A draft has the shape of what is published, but may lack required fields. */
export type EntryData = Record<string, unknown>

export function isCollection(kind: Kind): kind is CollectionKind {
  return kind in collections
}

/** Fifty questions are a long page; two hundred of anything are a mistake. */
export const ENTRIES_MAX = 200

/** Undefined for a page that does not exist. */
function shapeOf(kind: Kind, slug: string): z.core.$ZodShape | undefined {
  if (isCollection(kind)) return collections[kind].shape
  if (kind === 'brand') return brandShape
  return Object.entries(pageShapes).find(([name]) => name === slug)?.[1]
}

interface EntryForm {
  /** Shape and limits of a draft; what is missing is filled in empty. */
  schema: z.ZodType<EntryData>
  fields: Field[]
}

const forms = new Map<z.core.$ZodShape, EntryForm>()

export function findForm(kind: Kind, slug: string): EntryForm | undefined {
  const shape = shapeOf(kind, slug)
  if (!shape) return undefined
  const known = forms.get(shape)
  if (known) return known
  const form = { schema: z.object(shape), fields: fieldsOf(shape) }
  forms.set(shape, form)
  return form
}

/** What lists, the log and the trash call an entry. */
export function titleOf(kind: Kind, slug: string, data: EntryData): string {
  if (kind === 'brand') return 'Brand'
  if (!isCollection(kind)) return pageTitles[slug] ?? slug
  const title = data[collections[kind].title]
  const text = isLocalized(title) ? (title.en ?? title.bn ?? title.ar) : title
  return typeof text === 'string' && text !== '' ? text : 'Without a name'
}

const pageTitles: Record<string, string> = Object.fromEntries(
  Object.keys(pageShapes).map((slug) => [slug, slug.charAt(0).toUpperCase() + slug.slice(1).replace('-', ' ')]),
)

/** Whether anything in it is still invented. */
export function hasSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => (name === 'isSample' ? part === true : hasSample(part)))
}
