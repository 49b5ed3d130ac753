import * as z from 'zod'
import { type PlainFieldCode, refuse } from './sentences/refuse.ts'

/** Every text is tidied the same way, in the browser and on the server, before any rule. */
export function tidyLine(value: string) {
  return tidy(value.replace(/[\r\n\t\u0085\u2028\u2029]+/g, ' '))
}

export function tidyParagraphs(value: string) {
  return tidy(value.replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n'))
}

/** Controls are dropped before NFC, because a letter and its accent join only once they are adjacent. */
function tidy(value: string) {
  const text = thinMarks(thinMarks(stripControls(value)).normalize('NFC')).trim()
  return INVISIBLE.test(text) ? '' : text
}

const MARKS_MAX = 30

/**
 * At most thirty accents on a letter, more than any language has (UAX 15, stream-safe text). NFC sorts them
 * in quadratic time: fifty kilobytes would hold up the server for a second.
 */
export function thinMarks(value: string) {
  return value.replace(/\p{M}{31,}/gu, (marks) => [...marks].slice(0, MARKS_MAX).join(''))
}

/** Drops control characters but line feed and tab, lone surrogates, and direction overrides. */
function stripControls(value: string) {
  return value.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\n' || character === '\t' ? character : '',
  )
}

/** Invisible text. Inside other text it stays, because Bangla and emoji need joiners. */
const INVISIBLE = /^[\s\p{Z}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** Characters as people count them: one emoji outside the basic plane is one, not two. */
export function countCharacters(value: string) {
  let count = 0
  for (const _ of value) count++
  return count
}

interface TextRule {
  /** Said when the value is missing or shorter than `min`. */
  required: PlainFieldCode
  min?: number
  max?: number
  /** The name of the field in the sentence about its upper limit. */
  label: string
}

export function line(rule: TextRule) {
  return bounded(rule, tidyLine)
}

export function paragraphs(rule: TextRule) {
  return bounded(rule, tidyParagraphs)
}

function bounded({ required, min = 1, max, label }: TextRule, tidyText: (value: string) => string) {
  const text = z
    // The description of the API cannot read functions, so it is told what they mean.
    .string(refuse(required))
    .meta({ minLength: min, ...(max !== undefined && { maxLength: max }) })
    .transform(tidyText)
    .refine((value) => countCharacters(value) >= min, refuse(required))
  if (max === undefined) return text
  return text.refine((value) => countCharacters(value) <= max, refuse({ code: 'too-long', params: { label, max } }))
}

/** Optional fields may be absent, null or left empty: all three mean «not given». */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())
}

export function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && tidyLine(value) === '')
}

/** The specified API may use numbers or strings. */
export const Id = z.union([z.string(), z.number()]).transform(String).pipe(z.string())

/** An email address as people type it. 254 characters, 64 before the @ (RFC 5321, 4.5.3.1). */
export const EmailAddress = z
  .string(refuse('invalid-email'))
  .meta({ format: 'email', maxLength: 254 })
  .transform(tidyLine)
  .pipe(z.email(refuse('invalid-email')).max(254, refuse('invalid-email')))
  .refine((address) => address.indexOf('@') <= 64, refuse('invalid-email'))
