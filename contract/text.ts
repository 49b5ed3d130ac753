import * as z from 'zod'

/** Every text a person sends is tidied the same way, in the browser and on the server, before any rule looks at it. */
export function tidyLine(value: string) {
  return stripControls(value.normalize('NFC').replace(/[\r\n\t\u2028\u2029]+/g, ' ')).trim()
}

export function tidyParagraphs(value: string) {
  return stripControls(value.normalize('NFC').replace(/\r\n?|\u2028|\u2029/g, '\n')).trim()
}

/** Drops control characters other than line feed and tab, and the lone surrogates that no database can store. */
function stripControls(value: string) {
  return value.replace(/[\p{Cc}\p{Cs}]/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
}

/** Characters as people count them: one emoji outside the basic plane is one, not two. */
export function countCharacters(value: string) {
  let count = 0
  for (const _ of value) count++
  return count
}

interface TextRule {
  /** Said when the value is missing or shorter than `min`. */
  required: string
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

function bounded({ required, min = 1, max, label }: TextRule, tidy: (value: string) => string) {
  const text = z
    .string({ error: required })
    .transform(tidy)
    .refine((value) => countCharacters(value) >= min, { error: required })
  if (max === undefined) return text
  return text.refine((value) => countCharacters(value) <= max, {
    error: `${label} can have at most ${max} characters.`,
  })
}

/** Optional fields may be absent, null or left empty: all three mean «not given». */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema.optional(),
  )
}
