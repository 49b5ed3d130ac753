import * as z from 'zod'
import { read } from './crm.ts'
import type { Operations } from './operation.ts'
import { refuse } from './sentences/refuse.ts'

/** One box finds all: names, phone numbers in any digits, references of requests. */
export const SearchHit = z.object({
  kind: z.enum(['contact', 'company', 'deal', 'submission']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const Search = z.object({ q: z.string().max(200, refuse('search-too-long')).optional() })

export const searchOperations: Operations = {
  'GET /api/crm/search': { summary: 'Find anything', ...read, replies: { 200: z.array(SearchHit) } },
}
