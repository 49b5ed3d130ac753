import * as z from 'zod'
import type { Role } from './roles.ts'

const readers = z.registry<{ role: Role }>()

/** A field of an answer that only this role, and those above it, are sent. */
export function readableBy<Schema extends z.ZodType>(role: Role, schema: Schema) {
  const field = schema.optional()
  readers.add(field, { role })
  return field
}

interface AnswerField {
  /** The names that lead to it; `*` stands for each of a list. */
  path: string[]
  /** Who may read it; undefined for whoever may make the call. */
  role: Role | undefined
}

/** Every field of an answer that has no fields itself. */
export function listAnswerFields(schema: z.core.$ZodType, path: string[] = []): AnswerField[] {
  const role = readers.get(schema)?.role
  if (role) return [{ path, role }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => listAnswerFields(field, [...path, name]))
  if (schema instanceof z.ZodArray) return listAnswerFields(schema.element, [...path, '*'])
  if (schema instanceof z.ZodRecord) return listAnswerFields(schema.valueType, [...path, '*'])
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listAnswerFields(option, path))
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return listAnswerFields(schema.unwrap(), path)
  return [{ path, role }]
}
