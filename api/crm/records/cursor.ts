import * as z from 'zod'
import { Refusal } from '../../platform/refusal.ts'

export const PAGE_SIZE = 50

/** PostgreSQL refuses a zero byte, which would be an error instead of an empty page. */
export const TextKey = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)
export const NumberKey = z.int()

/** A cursor has the sort key and the id of the last line of a page. */
export function writeCursor(key: string | number, id: string) {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** Refuses a cursor of another sort order, whose key has another type. */
export function readCursor<Key extends z.ZodType>(cursor: string | undefined, key: Key) {
  if (cursor === undefined) return undefined
  const parsed = z.tuple([key, TextKey]).safeParse(decode(cursor))
  if (!parsed.success) throw new Refusal('invalid', 'bad-cursor')
  return { key: parsed.data[0], id: parsed.data[1] }
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The query reads one row more than a page: if it exists, there is a next page. */
export function toPage<Row>(rows: Row[], cursorOf: (row: Row) => string, size = PAGE_SIZE) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: rows.length > size && last !== undefined ? cursorOf(last) : null }
}
