import * as z from 'zod'
import { Refusal } from '../../platform/refusal.ts'

export const PAGE_SIZE = 50

/** What PostgreSQL takes as text: a key with a zero byte in it would be an error, not an empty page. */
export const TextKey = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)
export const NumberKey = z.int()

/** Where a page ended: the sort key and the id of its last line, which say where the next one begins. */
export function writeCursor(key: string | number, id: string) {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** Refuses a cursor of another sort order: its key would be compared with what it is not. */
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

/** One row more than a page was asked for: its being there is what says that there is a next page. */
export function toPage<Row>(rows: Row[], cursorOf: (row: Row) => string, size = PAGE_SIZE) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: rows.length > size && last !== undefined ? cursorOf(last) : null }
}
