import * as z from 'zod'
import type { SeededRandom } from './seeded-random.ts'

/** As much of JSON Schema as the contract makes use of. */
interface Schema {
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  type?: string
  format?: string
  minLength?: number
  minimum?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** What is really there, by the name of the field that asks for it: ids, mostly. */
type FindId = (field: string) => string | undefined

/** A plausible message of a schema, filled by types and names of fields. */
export function exampleOf(random: SeededRandom, message: z.ZodType, findId: FindId): unknown {
  const schema = described.get(message) ?? describe(message)
  described.set(message, schema)
  return fill(random, schema, '', findId)
}

/** Describing takes longer than filling. */
const described = new WeakMap<z.ZodType, Schema>()

function describe(message: z.ZodType) {
  // The two ways to describe a schema have no type in common.
  return z.toJSONSchema(message, { io: 'input', unrepresentable: 'any' }) as Schema
}

function fill(random: SeededRandom, schema: Schema, name: string, findId: FindId): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return fill(random, random.pick(schema.anyOf), name, findId)
  if (schema.allOf) return fill(random, Object.assign({}, schema, ...schema.allOf, { allOf: undefined }), name, findId)
  switch (schema.type) {
    case 'object':
      return fillObject(random, schema, findId)
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + random.below(3) }, () =>
        fill(random, schema.items ?? {}, name, findId),
      )
    case 'boolean':
      return random.happens(0.5)
    case 'null':
      return null
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0) + 1 + random.below(2)
    default:
      return fillText(random, schema, name, findId)
  }
}

function fillObject(random: SeededRandom, { properties = {}, required = [] }: Schema, findId: FindId) {
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || random.happens(0.4))
  const filled = Object.fromEntries(wanted.map(([name, property]) => [name, fill(random, property, name, findId)]))
  return 'passwordConfirmation' in filled ? { ...filled, passwordConfirmation: filled.password } : filled
}

/** What a field of this name usually holds; a number stands for the sign. */
const texts: Record<string, readonly string[]> = {
  name: ['Ada Rahman', 'নকশি', 'Huda #'],
  email: ['ada-#@example.com', 'grace@example.com'],
  contact: ['ada-#@example.com', '+8801712345678'],
  contactMethods: ['ada-#@example.com', '+97150123#'],
  username: ['ada-rahman', 'ada', 'nobody'],
  password: ['threads that were never spun', 'a loom of many threads', 'five threads of one loom'],
  currentPassword: ['a loom of many threads', 'five threads of one loom'],
  token: ['a-token-of-nobody', 'x'],
  code: ['123456', 'abcde-fghij'],
  link: ['github', 'instagram'],
  selectedColor: ['#007bff', '#ffffff'],
  ...{ github: ['ada'], twitter: ['@ada'], instagram: ['ada.weaves'], whatsapp: ['01712345678'] },
  ...{ linkedin: ['https://www.linkedin.com/in/ada'], facebook: ['https://www.facebook.com/ada'] },
  perDollar: ['122.5'],
  timeZone: ['Asia/Dhaka', 'UTC'],
  // An address and no name: nobody is asked for its meaning.
  url: ['https://93.184.216.34/', 'https://93.184.216.34:8443/told'],
  csv: ['Name,Email\nAda,ada@example.com\nHuda,huda@example.com', 'Name;Phone\nAda;01712345678'],
  socials: ['{"github":"ada"}'],
  customLinks: ['[{"title":"Shop","url":"https://shop.example.com/"}]'],
  version: ['1', '2'],
}

const formats: Record<string, string> = {
  email: 'ada@example.com',
  date: '2026-11-20',
  'date-time': '2026-11-20T10:00:00Z',
}

function fillText(random: SeededRandom, { format = '', minLength = 0 }: Schema, name: string, findId: FindId) {
  const text = findId(name) ?? random.pick(texts[name] ?? [formats[format] ?? 'Words of a weaver'])
  return text.replace('#', String(1000 + random.below(9000))).padEnd(minLength, 'a')
}
