import * as z from 'zod'
import { ContactMethods, contactKinds, MoreProfiles } from './linkhub/contact-methods.ts'
import { LinkDetail } from './linkhub/link-details.ts'
import { Look } from './linkhub/look.ts'
import { ShownPayment } from './linkhub/payments.ts'
import { ShownRegistration } from './linkhub/registrations.ts'
import { ShownProduct } from './linkhub/shop.ts'
import { ShownVideo } from './linkhub/shown-video.ts'
import { MessageSettings } from './messages.ts'
import { type Operations, open } from './operation.ts'
import { bySocialKind, isUrlTooLong, type SocialKind, safeUrl, socialValue, URL_MAX } from './safe-url.ts'
import { type FieldCode, type PlainFieldCode, refuse } from './sentences/refuse.ts'
import { Id, isBlank, line, paragraphs, tidyLine } from './text.ts'
import { TimeZone } from './time-zone.ts'

export const gradients = ['sunrise', 'ocean', 'dusk'] as const
export type Gradient = (typeof gradients)[number]

export const colours = [
  { hex: '#000000', name: 'black' },
  { hex: '#ffffff', name: 'white' },
  { hex: '#ff5733', name: 'red-orange' },
  { hex: '#28a745', name: 'green' },
  { hex: '#007bff', name: 'blue' },
  { hex: '#e83e8c', name: 'pink' },
  { hex: '#6f42c1', name: 'purple' },
  { hex: '#20c997', name: 'aqua-green' },
] as const

export const USERNAME_MAX = 30
export const NAME_MAX = 80
export const BIO_MAX = 500
export const CUSTOM_LINKS_MAX = 5
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024
export const IMAGE_PIXELS_MAX = 40_000_000
export const IMAGE_SIDE_MAX = 12_000

export const Username = z
  .string(refuse('required-field-missing'))
  .trim()
  .min(1, refuse('required-field-missing'))
  .regex(/^[a-z0-9-]+$/, { ...refuse('username-characters'), abort: true })
  .regex(/^.{3,30}$/, { ...refuse('username-length'), abort: true })
  .regex(/^(?!-)(?!.*--).*[^-]$/, refuse('username-hyphens'))

/** The username that somebody typed, or of an address, in any case. Undefined when it cannot be one. */
export function toUsername(typed: string): string | undefined {
  return Username.safeParse(typed.toLowerCase()).data
}

/** A username for a sentence, whatever was typed. */
export function quoteUsername(input: string) {
  return [...tidyLine(input)].slice(0, USERNAME_MAX).join('')
}

export const LinkUrl = z
  .string(refuse('invalid-url'))
  .meta({ maxLength: URL_MAX })
  .transform((value, context) => {
    const url = safeUrl(value)
    if (url) return url
    context.addIssue(
      isUrlTooLong(value)
        ? { code: 'custom', message: 'url-too-long', params: { max: URL_MAX } }
        : { code: 'custom', message: 'invalid-url' },
    )
    return z.NEVER
  })

/** What an address like `/go/{id}` holds; the server makes them, an editor may keep or choose one. */
export const LinkId = z
  .string()
  .regex(/^[\w-]{8,64}$/, refuse('invalid-link-id'))
  // The clicks on social links and other contacts are counted under these.
  .refine((id) => !contactKinds.some((kind) => kind === id), refuse('invalid-link-id'))

export const CustomLink = z.object({
  title: line({ label: 'A link title', required: 'enter-link-title', max: 80 }),
  url: LinkUrl,
})

function social(kind: SocialKind) {
  return z
    .string(refuse(`invalid-${kind}`))
    .max(URL_MAX, refuse(`invalid-${kind}`))
    .nullish()
    .transform((value, context) => {
      if (!value || isBlank(value)) return undefined
      const stored = socialValue(kind, value)
      if (stored === undefined) context.addIssue({ code: 'custom', message: `invalid-${kind}` })
      return stored
    })
}

/** Unknown kinds are refused, because their sender would miss them on the page. */
export const Socials = z.strictObject(bySocialKind(social), {
  error: (issue): FieldCode => (issue.code === 'unrecognized_keys' ? 'unknown-social' : 'socials-not-an-object'),
})
export type Socials = z.infer<typeof Socials>

/** Entries with a title or an address missing are left out, as the form does before sending. */
const CustomLinks = z
  .array(
    z.looseObject({ title: z.unknown().optional(), url: z.unknown().optional() }, refuse('link-without-parts')),
    refuse('links-not-a-list'),
  )
  .max(50, refuse('too-many-links'))
  .transform((links) => links.filter((link) => !isBlank(link.title) && !isBlank(link.url)))
  .pipe(z.array(CustomLink).max(CUSTOM_LINKS_MAX, refuse('too-many-links')))

/** As much as a JSON body may have in all. */
const JSON_MAX = 64 * 1024

function jsonText<Schema extends z.ZodType>(schema: Schema, whenAbsent: unknown, error: PlainFieldCode) {
  return z
    .string({ error })
    .max(JSON_MAX, { error })
    .optional()
    .transform((text, context) => {
      if (text === undefined || text.trim() === '') return whenAbsent
      try {
        const value: unknown = JSON.parse(text)
        return value
      } catch {
        context.addIssue({ code: 'custom', message: error })
        return z.NEVER
      }
    })
    .pipe(schema)
}

const hexes = colours.map((colour) => colour.hex)

/** The owner's texts and colours, sent when the page is made and whenever it is edited. */
export const ownFields = {
  name: line({ label: 'Name', required: 'required-field-missing', max: NAME_MAX }),
  username: Username,
  bio: paragraphs({ label: 'Bio', required: 'required-field-missing', max: BIO_MAX }),
  gradient: z.enum(gradients, refuse('choose-gradient')),
  selectedColor: z
    .string()
    .max(7, refuse('choose-colour'))
    .toLowerCase()
    .pipe(z.enum(hexes, refuse('choose-colour'))),
}

export const DEFAULT_TIME_ZONE = 'Asia/Dhaka'

/** The text fields of the multipart form that creates a profile; its two images are parts of their own. */
export const NewProfile = z.object({
  ...ownFields,
  gradient: ownFields.gradient.default('sunrise'),
  selectedColor: ownFields.selectedColor.default('#000000'),
  socials: jsonText(Socials, {}, 'socials-not-json'),
  customLinks: jsonText(CustomLinks, [], 'links-not-json'),
  /** From the header `X-Time-Zone`. */
  timeZone: z
    .string()
    .max(64, refuse('choose-time-zone'))
    .default('')
    .transform((zone) => (isBlank(zone) ? DEFAULT_TIME_ZONE : zone))
    .pipe(TimeZone),
})
export type NewProfile = z.infer<typeof NewProfile>

export const pageLanguages = ['en', 'bn', 'ar'] as const

/** Kinds this release does not know are left out, and those without a text. */
const KnownSocials = z
  .record(z.string(), z.unknown())
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([, text]) => typeof text === 'string')))
  .pipe(z.object(bySocialKind(() => z.string().exactOptional())))

/** An empty list is absent. Unknown entries are left out. */
function known<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema.nullable().catch(null))
    .transform((all) => all.filter((one) => one !== null))
    .exactOptional()
}

/**
 * A public profile. Parsed leniently, because an old process may read replies of a newer release. The
 * specification names the fields up to the links; the others have defaults.
 */
export const Profile = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  bio: z.string(),
  gradient: z.enum(gradients).catch('sunrise'),
  selectedColor: z.string(),
  profileImage: z.string().nullable().default(null),
  bannerImage: z.string().nullable().default(null),
  socials: KnownSocials.default({}),
  customLinks: z.array(z.object({ title: z.string(), url: z.string() })).default([]),
  /** The ids of the custom links, in their order; the specification fixes the links themselves. */
  linkIds: z.array(z.string()).default([]),
  language: z.enum(pageLanguages).catch('en'),
  /** The share picture, with a new address after every edit; empty where there is none. */
  shareImage: z.string().default(''),
  /** Whether search engines may list the page: not before its owner's email address is confirmed. */
  isListed: z.boolean().default(true),
  // Absent where the owner uses nothing of it: the client fixed the fields above.
  profiles: MoreProfiles.exactOptional(),
  contactMethods: ContactMethods.exactOptional(),
  look: Look.exactOptional(),
  backgroundImage: z.string().exactOptional(),
  /** By the ids of links; only those that have any. */
  linkDetails: z.record(z.string(), LinkDetail).exactOptional(),
  /** How its owner is paid. Absent where nothing is shown; what this release does not know is left out. */
  payments: known(ShownPayment),
  registrations: known(ShownRegistration),
  products: known(ShownProduct),
  videos: known(ShownVideo),
  messageSettings: MessageSettings.exactOptional(),
  /** The host of its own domain, while that is live. */
  domain: z.string().exactOptional(),
})
export type Profile = z.infer<typeof Profile>

/** The pictures of a page. Each is stored in these widths; the largest is for dense screens. */
export const pictureKinds = {
  profile: { aspect: 1, widths: [96, 192, 384], widest: 384 },
  banner: { aspect: 8 / 3, widths: [640, 1280], widest: 1280 },
  background: { aspect: 3 / 4, widths: [480, 960], widest: 960 },
} as const
export type PictureKind = keyof typeof pictureKinds

/** The same picture in another width: its address ends in the one it was given with. */
export function pictureAt(address: string, width: (typeof pictureKinds)[PictureKind]['widths'][number]) {
  return address.replace(/-\d+\.webp$/, `-${width}.webp`)
}

/** An own domain is served by the same web server as the site, with its scheme and port. */
export function domainOrigin(siteUrl: string, host: string) {
  const url = new URL(siteUrl)
  url.hostname = host
  return url.origin
}

/** Where a page is: on its own domain while that is live. */
export function hubAddress(siteUrl: string, { username, domain }: { username: string; domain?: string | null }) {
  return domain ? `${domainOrigin(siteUrl, domain)}/` : `${siteUrl}/hub/${username}`
}

export function hubTitle({ name, username }: Pick<Profile, 'name' | 'username'>) {
  return `${name} (@${username})`
}

export const linkhubOperations = {
  'POST /api/linkhub': {
    summary: 'Create the profile of the logged-in user',
    needs: 'session',
    body: NewProfile,
    files: ['profileImage', 'bannerImage'],
    limit: 300,
    replies: { 201: Profile },
    refusals: [409],
  },
  'GET /api/linkhub/{username}': { ...open('A public profile', null, Profile), refusals: [410] },
  'GET /images/{name}': { ...open('An uploaded picture, in one of its sizes', null, 'image/webp'), refusals: [410] },
  'GET /api/linkhub/{username}/contact.vcf': {
    ...open('A profile as a contact for the address book', null, 'text/vcard'),
    refusals: [410],
  },
  'GET /cards/{name}': {
    ...open('The picture that chats show with a link to a page', null, 'image/jpeg'),
    refusals: [410],
  },
} satisfies Operations
