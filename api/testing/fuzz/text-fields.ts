import * as z from 'zod'

/** A text of a message that somebody can choose. */
export interface TextField {
  /** The names on the way to it, and a number for the first of a list. */
  path: (string | 0)[]
  /** Undefined when nothing says how long it may be. */
  max: number | undefined
}

/** Every text of a message. One that is read twice is there twice, by each of its rules. */
export function listTextFields(schema: z.core.$ZodType, path: TextField['path'] = []): TextField[] {
  // The union of all kinds; each case below knows its own.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const within = (part: z.core.$ZodType, ...steps: TextField['path']) => listTextFields(part, [...path, ...steps])
  switch (def.type) {
    case 'string':
      return [{ path, max: findMaximum(schema) }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => within(part, name))
    case 'array':
      return within(def.element, 0)
    case 'tuple':
      return def.items.flatMap((item) => within(item, 0))
    case 'record':
      return [...within(def.keyType, 'any key'), ...within(def.valueType, 'any')]
    case 'union':
      return def.options.flatMap((option) => within(option))
    case 'intersection':
      return [...within(def.left), ...within(def.right)]
    case 'pipe':
      return [...within(def.in), ...within(def.out)]
    case 'lazy':
      return within(def.getter())
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return within(def.innerType)
    default:
      return []
  }
}

/** Our own rules count characters as people do, and say in the description how many they allow. */
function findMaximum(schema: z.core.$ZodType) {
  const described = z.globalRegistry.get(schema)?.maxLength
  const checked = 'maxLength' in schema ? schema.maxLength : null
  const known = [described, checked].find((length) => typeof length === 'number')
  return known ?? (isBoundedByPattern(schema) ? PATTERN_MAX : undefined)
}

/** No id, day or colour is longer. */
const PATTERN_MAX = 64
const runs = [...'aA1-_.+:/# '].map((character) => character.repeat(100_000))

/** Its pattern ends somewhere. */
function isBoundedByPattern(schema: z.core.$ZodType) {
  // The union of all kinds; a text has checks.
  const checks = (schema as z.core.$ZodString)._zod.def.checks ?? []
  const patterns = checks.flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [],
  )
  const own = schema instanceof z.ZodISODate ? [z.regexes.date] : []
  return [...patterns, ...own].some((pattern) => runs.every((run) => !pattern.test(run)))
}

/** The same message with another text in this place. */
export function withText(message: unknown, [step, ...rest]: TextField['path'], text: string): unknown {
  if (step === undefined) return text
  if (step === 0) return [withText(Array.isArray(message) ? message[0] : undefined, rest, text)]
  const known = message !== null && typeof message === 'object' ? message : {}
  const inner: unknown = Object.entries(known).find(([name]) => name === step)?.[1]
  return { ...known, [step]: withText(inner, rest, text) }
}
