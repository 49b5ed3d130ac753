import * as z from 'zod'
import { EmailAddress } from '../email.ts'
import { chatDigits, socialKinds } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'
import { isBlank, line, optional } from '../text.ts'
import { profileKinds } from './profile-sites.ts'

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
