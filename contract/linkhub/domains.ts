import * as z from 'zod'
import { type Operations, open, own } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'

/** Room for `_linkhub.www.` before a name of at most 253 characters. */
const HOST_MAX = 240

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** What was typed or pasted, as the DNS writes it: lower case, Punycode, no scheme, path or last dot. Or nothing. */
function toHost(typed: string) {
  const [bare = ''] = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/, 1)
  if (/[@:]/.test(bare)) return ''
  const host = URL.parse(`https://${bare}`)?.hostname.replace(/\.$/, '') ?? ''
  const labels = host.split('.')
  const isHost = host.length <= HOST_MAX && labels.length > 1 && labels.every((label) => LABEL.test(label))
  // A number at the end is the end of an IP address.
  return isHost && !/^\d+$/.test(labels.at(-1) ?? '') ? host : ''
}

export const DomainEdit = z.object({
  host: z
    .string(refuse('invalid-domain'))
    .max(500, refuse('invalid-domain'))
    .transform(toHost)
    .refine(Boolean, refuse('invalid-domain')),
})
export type DomainEdit = z.infer<typeof DomainEdit>

/** A domain that fails so long is free for its next owner. */
export const DOMAIN_ENDS_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** Why a domain is not live: no proof, it points elsewhere, no answer by HTTPS, a listed host. */
export const domainProblems = ['proof', 'route', 'certificate', 'listed'] as const
export type DomainProblem = (typeof domainProblems)[number]

export const DomainRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  /** Within the zone, as providers ask for it; `@` for the zone itself. */
  name: z.string(),
  value: z.string(),
  isFound: z.boolean(),
  /** What the last check found in its place. */
  found: z.array(z.string()),
  /** Of www, or of the bare name, which only leads to the other one. */
  isOptional: z.boolean(),
})
export type DomainRecord = z.infer<typeof DomainRecord>

export const OwnDomain = z.object({
  /** False where the operator has not set it up. */
  isOffered: z.boolean(),
  domain: z
    .object({
      /** Where the page is, as people read it, and with Punycode. */
      host: z.string(),
      address: z.string(),
      /** Leads there, once its record is found; null below a subdomain. */
      alias: z.string().nullable(),
      /** The domain whose records these are. */
      zone: z.string(),
      state: z.enum(['waiting', 'proven', 'live', 'broken']),
      problem: z.enum(domainProblems).nullable(),
      failingSince: z.number().nullable(),
      checkedAt: z.number().nullable(),
      records: z.array(DomainRecord),
    })
    .nullable(),
})
export type OwnDomain = z.infer<typeof OwnDomain>

export const domainOperations = {
  'GET /api/linkhubAuth/me/domain': {
    ...own('The own domain of the page of the logged-in user', OwnDomain),
    refusals: [404],
  },
  'PUT /api/linkhubAuth/me/domain': {
    ...own('Connect a domain to the page; one that was just removed is taken up again', OwnDomain),
    body: DomainEdit,
    limit: 30,
    refusals: [404, 409],
  },
  'POST /api/linkhubAuth/me/domain/check': {
    ...own('Look at the DNS records now', OwnDomain),
    limit: 120,
    refusals: [404],
  },
  'DELETE /api/linkhubAuth/me/domain': { ...own('Disconnect the domain', OwnDomain), refusals: [404] },
  'GET /api/domains/permission': {
    ...open('For the web server on this machine: whether it may get a certificate for a host', null, 'text/plain'),
    refusals: [404, 429],
  },
} satisfies Operations
