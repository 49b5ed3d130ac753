import * as z from 'zod'
import { type Operations, own } from '../operation.ts'
import { toAsciiDigits } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'
import { tidyLine } from '../text.ts'

/** Registrations that sellers and promoters of Bangladesh, the UAE and Saudi Arabia must show. */
export const registrationKinds = ['dbid', 'uae-permit', 'mawthooq', 'commercial', 'freelance', 'vat'] as const
export type RegistrationKind = (typeof registrationKinds)[number]

const REGISTRATION_NUMBER_MAX = 30

export const registers: Partial<Record<RegistrationKind, string>> = {
  dbid: 'https://dbid.gov.bd/',
  commercial: 'https://mc.gov.sa/',
  freelance: 'https://freelance.sa/',
}

/** Their formats are not published, so only the characters are checked. */
const RegistrationNumber = z
  .string(refuse('invalid-registration-number'))
  .max(100, refuse('invalid-registration-number'))
  .transform((typed) => toAsciiDigits(tidyLine(typed)).replace(/\s+/g, ''))
  .refine(
    (number) => /^[\p{L}\p{M}\d/-]{1,30}$/u.test(number) && /\d/.test(number),
    refuse('invalid-registration-number'),
  )

export const RegistrationEdit = z.object({
  number: RegistrationNumber,
  endsOn: z.iso.date(refuse('choose-end-day')).nullable(),
})
export type RegistrationEdit = z.infer<typeof RegistrationEdit>

/** With the owner's claim, and whether the studio has verified it. */
export const ShownRegistration = z.object({
  kind: z.enum(registrationKinds),
  number: z.string(),
  checkedOn: z.iso.date().nullable(),
})
export type ShownRegistration = z.infer<typeof ShownRegistration>

export const OwnRegistration = ShownRegistration.extend({ endsOn: z.iso.date().nullable() })
export type OwnRegistration = z.infer<typeof OwnRegistration>

export const RegistrationToCheck = OwnRegistration.extend({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  changedAt: z.number(),
})
export type RegistrationToCheck = z.infer<typeof RegistrationToCheck>

export const REGISTRATIONS_LISTED = 100

export const RegistrationList = z.object({ waiting: z.number().int(), registrations: z.array(RegistrationToCheck) })
export type RegistrationList = z.infer<typeof RegistrationList>

export const RegistrationCheck = z.object({
  isChecked: z.boolean(refuse('choose-checked')),
  // Sent along, because they may have been changed meanwhile.
  number: z.string(refuse('invalid-registration-number')).max(REGISTRATION_NUMBER_MAX),
  endsOn: z.iso.date(refuse('choose-end-day')).nullable(),
  /** Of the page, as is its username. An open window of an older release has to load the list again. */
  name: z.string(refuse('enter-name')).max(200),
  username: z.string(refuse('username-length')).max(200).default(''),
})
export type RegistrationCheck = z.infer<typeof RegistrationCheck>

export const registrationOperations = {
  'GET /api/linkhubAuth/me/registrations': own(
    'The registrations that the page of the logged-in user names',
    z.array(OwnRegistration),
  ),
  'PUT /api/linkhubAuth/me/registrations/{kind}': {
    ...own('Name a registration, or change it; a change takes the mark of a check away', z.array(OwnRegistration)),
    body: RegistrationEdit,
    refusals: [429],
  },
  'DELETE /api/linkhubAuth/me/registrations/{kind}': own('Remove a registration', z.array(OwnRegistration)),
} satisfies Operations

export const checkOperations = {
  'GET /api/crm/registrations': {
    summary: 'Registrations that wait for a check, the oldest first, then those that were checked',
    needs: 'viewer',
    replies: { 200: RegistrationList },
  },
  'POST /api/crm/registrations/{id}/check': {
    summary: 'Mark a registration as checked, or take the mark away',
    needs: 'member',
    body: RegistrationCheck,
    replies: { 200: RegistrationList },
    refusals: [409],
  },
} satisfies Operations
