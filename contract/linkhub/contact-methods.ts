import * as z from 'zod'
import { chatDigits, profileValue, socialKinds, URL_MAX } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'
import { EmailAddress, isBlank, line, optional } from '../text.ts'
import { knownItems } from './look.ts'
import { type ProfileKind, profileKinds, profileSite } from './profile-sites.ts'

export const GREETING_MAX = 120

/** What «Connect With Me» can lead to. */
export const contactKinds = [...socialKinds, ...profileKinds, 'phone', 'email'] as const
export type ContactKind = (typeof contactKinds)[number]

export const Phone = z
  .string(refuse('invalid-phone'))
  .max(64, refuse('invalid-phone'))
  .nullish()
  .transform((value, context) => {
    if (!value || isBlank(value)) return undefined
    const digits = chatDigits(value)
    if (digits === undefined) context.addIssue({ code: 'custom', message: 'invalid-phone' })
    return digits
  })

/** The contact methods of an owner, always sent whole. What is left out or empty is not set. */
export const NewContactMethods = z.strictObject(
  {
    phone: Phone,
    email: optional(EmailAddress),
    greeting: optional(line({ label: 'The greeting', required: 'enter-greeting', max: GREETING_MAX })),
    /** The target of «Connect With Me»; without it, the first contact method. */
    connect: z.enum(contactKinds, refuse('choose-contact')).optional(),
  },
  refuse('contact-methods-not-an-object'),
)

export type NewContactMethods = z.infer<typeof NewContactMethods>

/** `connect` is a kind of contact, perhaps one that only a newer release knows. */
export const ContactMethods = z.object({
  phone: z.string().exactOptional(),
  email: z.string().exactOptional(),
  greeting: z.string().exactOptional(),
  connect: z.string().exactOptional(),
})
export type ContactMethods = z.infer<typeof ContactMethods>

/** Beside the client's six. */
export const PROFILES_MAX = 8

/** Where what follows the base is no plain name. */
const exampleNames: Partial<Record<ProfileKind, string>> = { spotify: 'artist/…', youtube: '@name' }

/**
 * A profile on one of the other sites, by its name or its address; stored as what follows the site's base.
 */
export const NewMoreProfile = z
  .object({
    kind: z.enum(profileKinds, refuse('unknown-profile')),
    value: z.string(refuse('profile-without-value')).max(URL_MAX, refuse('profile-without-value')),
  })
  .transform(({ kind, value }, context) => {
    const kept = profileValue(kind, value)
    if (kept !== undefined) return { kind, value: kept }
    const { name, base } = profileSite(kind)
    const params = { site: name, example: base + (exampleNames[kind] ?? 'name') }
    context.addIssue({ code: 'custom', message: 'invalid-profile', params, path: ['value'] })
    return z.NEVER
  })

/** Always sent whole, in their order. One of each kind, because clicks are counted by it. */
export const NewMoreProfiles = z
  .array(NewMoreProfile, refuse('profiles-not-a-list'))
  .max(PROFILES_MAX, refuse('too-many-profiles'))
  .refine(
    (profiles) => new Set(profiles.map(({ kind }) => kind)).size === profiles.length,
    refuse('profile-kinds-equal'),
  )

export const MoreProfiles = knownItems(z.object({ kind: z.enum(profileKinds), value: z.string() }))
export type MoreProfile = z.infer<typeof MoreProfiles>[number]
