import * as z from 'zod'
import { LinkUrl } from '../linkhub.ts'
import { type Operations, own } from '../operation.ts'
import { bySocialKind, URL_MAX } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'
import { isBlank } from '../text.ts'
import { MoreProfiles } from './contact-methods.ts'

/** Saved pages may include their pictures. */
export const SAVED_PAGE_BYTES_MAX = 2 * 1024 * 1024

export const FOUND_LINKS_MAX = 60

/** The address of a page with somebody's links. A saved page may be sent beside it as a file. */
export const PageToImport = z.object({
  url: z
    .string(refuse('invalid-url'))
    .max(URL_MAX, refuse({ code: 'url-too-long', params: { max: URL_MAX } }))
    .optional()
    .transform((typed) => (typed === undefined || isBlank(typed) ? undefined : typed))
    .pipe(LinkUrl.optional()),
})

/** Each part can be sent as an edit; nothing is stored. */
export const FoundPage = z.object({
  name: z.string().exactOptional(),
  bio: z.string().exactOptional(),
  socials: z.object(bySocialKind(() => z.string().exactOptional())),
  profiles: MoreProfiles,
  links: z.array(z.object({ title: z.string(), url: z.string() })),
})
export type FoundPage = z.infer<typeof FoundPage>

export const pageImportOperations = {
  'POST /api/linkhubAuth/import': {
    ...own('Read name, bio, profiles and links from another page; nothing is kept', FoundPage),
    body: PageToImport,
    files: ['page'],
    limit: 10,
  },
} satisfies Operations
