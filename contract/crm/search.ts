import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { read } from './records.ts'

/** Finds names, phone numbers in any digits, references of submissions, and words of notes and tasks. */
export const SearchHit = z.object({
  kind: z.enum(['contact', 'company', 'deal', 'submission', 'task', 'note']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The record of a task or note, on whose page it is shown. */
  about: z.object({ kind: z.enum(['contact', 'company', 'deal']), id: z.string() }).nullish(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const Search = z.object({ q: z.string().max(200, refuse('search-too-long')).optional() })

export const searchOperations = {
  'GET /api/crm/search': { ...read('Find anything', z.array(SearchHit)), query: Search },
} satisfies Operations
