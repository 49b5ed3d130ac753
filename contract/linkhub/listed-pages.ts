import * as z from 'zod'
import { type Operations, open } from '../operation.ts'

/** Each part of the list begins after the profile with this id, so that all parts cost the same. */
export const ListedPageStarts = z.object({ starts: z.array(z.string()) })

/** Pages that search engines may list: the address is confirmed, and the page is not suspended. */
export const ListedPages = z.object({
  pages: z.array(
    z.object({ username: z.string(), domain: z.string().nullable().default(null), updatedAt: z.number() }),
  ),
})

export const listedPageOperations = {
  'GET /api/listed-pages': {
    summary: 'Where the parts of the list of pages for search engines begin',
    limit: null,
    replies: { 200: ListedPageStarts },
  },
  'GET /api/listed-pages/{start}': open('One part of the list of pages for search engines', null, ListedPages),
} satisfies Operations
