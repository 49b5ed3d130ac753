import * as z from 'zod'
import { type Operations, own } from '../operation.ts'

/**
 * What the daily check says about a link: it leads nowhere (dead), its site does not let us look (closed), or
 * its host is on the operator's list (listed), which takes it off the page.
 */
export const LinkCheck = z.object({
  linkId: z.string(),
  url: z.string(),
  state: z.enum(['dead', 'closed', 'listed']),
  since: z.number(),
})
export type LinkCheck = z.infer<typeof LinkCheck>

export const linkCheckOperations = {
  'GET /api/linkhubAuth/me/link-checks': {
    ...own('Links of the logged-in user that lead nowhere, or could not be tried', z.array(LinkCheck)),
    refusals: [404],
  },
} satisfies Operations
