import * as z from 'zod'
import { refuse } from '../sentences/refuse.ts'
import { EmailAddress, isBlank, line, paragraphs } from '../text.ts'
import { TimeZone } from '../time-zone.ts'
import { isAddress } from './addresses.ts'
import { contentPicture, contentPictureAddress } from './picture-sizes.ts'
import { plainText, type RichText } from './plain-text.ts'
import { richTextOf } from './rich-text.ts'

/** The parts of which the schemas of the website are made. Each knows how a form shows it. */

const widgets = [
  ...(['text', 'long-text', 'rich-text', 'lines', 'picture', 'slug', 'address', 'colour', 'choice'] as const),
  ...(['switch', 'number', 'date', 'time', 'reference', 'references', 'days', 'group', 'list'] as const),
] as const
export type Widget = (typeof widgets)[number]

interface FieldMeta {
  label: string
  hint?: string | undefined
  widget: Widget
  /** Whether it must be filled in, in English, before it is published. */
  isRequired: boolean
  isTranslatable?: boolean
  /** Whether there may be none of it at all. */
  isOptional?: boolean
  /** More characters than this are taken, and the form says that they are many. */
  counter?: number
  choices?: readonly string[]
  /** What a reference leads to. */
  kind?: string
  /** Of a list: the fewest entries that are published. */
  min?: number
  max?: number
  /** Of a group, of the entries of a list, and of what is said of a picture. */
  fields?: Field[]
}

/** Metadata belongs to one instance of a schema, so it is added last. */
const registry = z.registry<FieldMeta>()

export interface Field extends FieldMeta {
  name: string
}

export function fieldsOf(shape: z.core.$ZodShape): Field[] {
  return Object.entries(shape).map(([name, schema]) => {
    const meta = registry.get(schema)
    if (!meta) throw new Error(`The field ${name} has no label and no widget.`)
    return { name, ...meta }
  })
}

interface TextRule {
  hint?: string
  max?: number
  counter?: number
}

export function text(label: string, { max = 200, ...rest }: TextRule = {}) {
  const schema = line({ required: 'required-field-missing', min: 0, max, label }).prefault('')
  return schema.register(registry, { label, ...rest, max, widget: 'text', isRequired: true })
}

export function longText(label: string, { max = 2_000, ...rest }: TextRule = {}) {
  const schema = paragraphs({ required: 'required-field-missing', min: 0, max, label }).prefault('')
  return schema.register(registry, { label, ...rest, max, widget: 'long-text', isRequired: true })
}

export function richText(label: string, { max = 5_000, ...rest }: TextRule = {}) {
  const schema = richTextOf(label, max).prefault('')
  return schema.register(registry, { label, ...rest, max, widget: 'rich-text', isRequired: true })
}

/** Short texts in one field, like tags. */
export function lines(label: string, { max = 200, most = 20, ...rest }: TextRule & { most?: number } = {}) {
  const item = line({ required: 'required-field-missing', min: 0, max, label })
  const schema = z
    .array(item)
    .max(most)
    .prefault([])
    .transform((items) => items.filter((one) => one !== ''))
  return schema.register(registry, { label, ...rest, max: most, widget: 'lines', isRequired: false })
}

/** A value in each language. Where one is missing, the site shows English; a form shows it empty. */
export interface Localized<Value> {
  en: Value
  bn?: Value | undefined
  ar?: Value | undefined
}

export function localized<Leaf extends z.ZodType>(leaf: Leaf) {
  const { label, ...meta } = metaOf(leaf)
  const schema = z
    .object({ en: leaf, bn: leaf.optional(), ar: leaf.optional() })
    // A language that is missing is an empty object for every leaf, which the type of a leaf cannot say.
    .prefault({} as never)
    .transform((value) => {
      // TypeScript does not look into an object of which the leaf is not known yet.
      const { en, bn, ar } = value as Localized<z.output<Leaf>>
      const inEach: Localized<z.output<Leaf>> = { en, ...(!isEmpty(bn) && { bn }), ...(!isEmpty(ar) && { ar }) }
      return inEach
    })
  return schema.register(registry, { label, ...meta, isTranslatable: true })
}

/** What may be left out, also when it is published. */
export function maybe<Leaf extends z.ZodType>(leaf: Leaf) {
  const schema = z
    .preprocess((value) => (isBlank(value) ? undefined : value), z.union([z.undefined(), leaf]))
    .transform((value) => (isEmpty(value) || isEmptyIn(value) ? undefined : value))
    .optional()
  return schema.register(registry, { ...metaOf(leaf), isRequired: false, isOptional: true })
}

/** Written in the browser too, and below what is published it may still be empty. */
export function slug(label: string, hint?: string) {
  const schema = z
    .string(refuse('bad-slug'))
    .trim()
    .max(60, refuse({ code: 'too-long', params: { label, max: 60 } }))
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, refuse('bad-slug'))
    .prefault('')
  return schema.register(registry, { label, hint, widget: 'slug', isRequired: true, max: 60 })
}

export function address(label: string, hint?: string) {
  const schema = z
    .string(refuse('unsafe-address'))
    .trim()
    .max(500)
    .refine((value) => value === '' || isAddress(value.replaceAll(/\{\w+\}/g, 'x@x')), refuse('unsafe-address'))
    .prefault('')
  return schema.register(registry, { label, hint, widget: 'address', isRequired: true, max: 500 })
}

export function email(label: string) {
  const schema = z.union([z.literal(''), EmailAddress]).prefault('')
  return schema.register(registry, { label, widget: 'text', isRequired: true, max: 254 })
}

export function colour(label: string, preset: string, hint?: string) {
  const schema = z
    .string(refuse('bad-colour'))
    .regex(/^#[0-9a-f]{6}$/i, refuse('bad-colour'))
    .prefault(preset)
  return schema.register(registry, { label, hint, widget: 'colour', isRequired: true })
}

export function choice<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  const schema = z.enum(values).prefault(values[0])
  return schema.register(registry, { label, widget: 'choice', isRequired: true, choices: values })
}

export function flag(label: string, hint?: string) {
  const schema = z.boolean().prefault(false)
  return schema.register(registry, { label, hint, widget: 'switch', isRequired: false })
}

export function wholeNumber(label: string, preset: number, least: number, most: number) {
  const schema = z.number().int().min(least).max(most).prefault(preset)
  return schema.register(registry, { label, widget: 'number', isRequired: true })
}

export function day(label: string) {
  const schema = z.iso.date(refuse('choose-day')).prefault('2026-01-01')
  return schema.register(registry, { label, widget: 'date', isRequired: true })
}

/** «10:00», as clocks of the site are set. */
export function time(label: string, preset: string) {
  const schema = z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .prefault(preset)
  return schema.register(registry, { label, widget: 'time', isRequired: true })
}

/** As clocks of the site need it: one that no browser knows would break its page. */
export function timeZone(label: string, preset: string) {
  const schema = TimeZone.prefault(preset)
  return schema.register(registry, { label, hint: 'Like Asia/Dhaka.', widget: 'text', isRequired: true })
}

/** Numbers of weekdays; 0 is Sunday. */
export function weekdays(label: string) {
  const schema = z.array(z.number().int().min(0).max(6)).max(7).prefault([])
  return schema.register(registry, { label, widget: 'days', isRequired: false })
}

const EntryId = z.string().regex(/^[\w-]{1,64}$/, refuse('no-such-record'))

/** Another entry by its id: its slug may change. */
export function reference(label: string, kind: string) {
  const schema = z.union([EntryId, z.literal('')]).prefault('')
  return schema.register(registry, { label, widget: 'reference', isRequired: true, kind })
}

export function references(label: string, kind: string, min = 0) {
  const schema = z.array(EntryId).max(20).prefault([])
  return schema.register(registry, { label, widget: 'references', isRequired: min > 0, kind, min })
}

const share = z.number().min(0).max(1).prefault(0.5)

const alt = localized(text('What it shows', { max: 300, hint: 'For people who cannot see it.' }))

/** A stored picture, what it shows, and the point of it that every crop keeps. */
export function picture(label: string, hint?: string) {
  const schema = z
    .object({
      id: z.string().regex(/^[0-9a-f]{32}$/, refuse('no-such-record')),
      /** Set by the server from what it has stored. */
      width: z.number().int().min(1).max(12_000).prefault(1),
      height: z.number().int().min(1).max(12_000).prefault(1),
      alt,
      focus: z.object({ x: share, y: share }).prefault({}),
    })
    .nullish()
    // In its largest size; the others have the same name but for the width.
    .transform((value) => value && { ...value, src: contentPictureAddress(value.id, contentPicture.widest) })
    .transform((value) => value ?? undefined)
    .optional()
  return schema.register(registry, { label, hint, widget: 'picture', isRequired: false, fields: fieldsOf({ alt }) })
}

export function group<Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape, hint?: string) {
  // Every part of it may be missing, which the type of a shape cannot say.
  const schema = z.object(shape).prefault({} as never)
  return schema.register(registry, { label, hint, widget: 'group', isRequired: false, fields: fieldsOf(shape) })
}

export function list<Shape extends z.core.$ZodLooseShape>(
  label: string,
  shape: Shape,
  { min = 0, max = 50, ...rest }: { hint?: string; min?: number; max?: number } = {},
) {
  const schema = z.array(z.object(shape)).max(max).prefault([])
  const meta = { label, ...rest, min, max, fields: fieldsOf(shape) }
  return schema.register(registry, { ...meta, widget: 'list', isRequired: min > 0 })
}

function metaOf(schema: z.ZodType) {
  const meta = registry.get(schema)
  if (!meta) throw new Error('A field is described before it is used in another.')
  return meta
}

export function isEmpty(value: unknown): boolean {
  if (isBlank(value)) return true
  if (Array.isArray(value)) return value.length === 0
  return isRichText(value) && plainText(value).trim() === ''
}

function isEmptyIn(value: unknown) {
  return isLocalized(value) && Object.values(value).every(isEmpty)
}

export function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

const languages = new Set(['en', 'bn', 'ar'])

/** No other object of an entry has languages as its fields. */
export function isLocalized(value: unknown): value is Localized<unknown> {
  if (typeof value !== 'object' || value === null || !('en' in value)) return false
  return Object.keys(value).every((key) => languages.has(key))
}
