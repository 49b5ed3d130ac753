import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { type PlainFieldCode, refuse } from '../sentences/refuse.ts'
import { line, optional, paragraphs } from '../text.ts'
import { Merge, Suggestion } from './duplicates.ts'
import {
  add,
  Cursor,
  changed,
  choiceOf,
  MANY_MAX,
  ManyChanged,
  manage,
  pageOf,
  RecordId,
  Reference,
  read,
  Version,
  write,
} from './records.ts'

const contactMethodKinds = ['email', 'phone'] as const
export type ContactMethodKind = (typeof contactMethodKinds)[number]

/** An email address or phone number, as written and normalized. A valid phone number is E.164. */
export const ContactMethod = z.object({
  id: z.string(),
  kind: z.enum(contactMethodKinds),
  raw: z.string(),
  norm: z.string(),
  /** A mail to it came back. Absent in answers of older releases. */
  isBounced: z.boolean().optional(),
})
export type ContactMethod = z.infer<typeof ContactMethod>

export const contactLanguages = ['en', 'bn', 'ar'] as const

/** The earliest open task. */
export const NextStep = z.object({ taskId: z.string(), title: z.string(), dueDay: z.string().nullable() })
export type NextStep = z.infer<typeof NextStep>

export const ContactLine = z.object({
  id: z.string(),
  name: z.string(),
  company: Reference.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  tags: z.array(Reference),
  owner: Reference.nullable(),
  source: z.string().nullable(),
  lastActivityAt: z.number(),
  nextStep: NextStep.nullable(),
})
export type ContactLine = z.infer<typeof ContactLine>

/** The last contact and the last submission, which decide the proposed template. */
const LastTouch = z.object({
  by: z.enum(['them', 'us']).nullable(),
  submission: z.object({ id: z.string(), reference: z.string(), dealId: z.string().nullable() }).nullable(),
})

export const ContactPage = pageOf(ContactLine).extend({ total: z.number().int().nullable() })

export const Contact = ContactLine.extend({
  version: z.number().int(),
  /** Other names for the search. */
  aliases: z.array(z.string()),
  title: z.string().nullable(),
  location: z.string().nullable(),
  /** Guessed from the prefix of a phone number. */
  country: z.string().nullable(),
  language: z.enum(contactLanguages).catch('en'),
  contactMethods: z.array(ContactMethod),
  /** Does not want to be contacted. */
  isSilent: z.boolean(),
  firstSeenAt: z.number(),
  lastTouch: LastTouch,
  suggestions: z.array(Suggestion),
  deals: z.array(z.object({ id: z.string(), title: z.string(), stage: Reference, isOpen: z.boolean() })),
})
export type Contact = z.infer<typeof Contact>

const PersonName = line({ label: 'Name', required: 'enter-name', max: 120 })
/** A line that may be empty. */
export const shortLine = (label: string, required: PlainFieldCode) => optional(line({ label, required, max: 120 }))

/** The server finds out which of the two it is. */
const EmailOrPhone = line({ label: 'Contact', required: 'enter-contact-point', max: 254 })

export const TAGS_MAX = 30
export const CONTACT_METHODS_MAX = 20

const TagName = line({ label: 'Tag', required: 'enter-tag', max: 40 })

const contactFields = {
  name: PersonName,
  title: shortLine('Title', 'enter-title'),
  /** An existing company, or the name of a new one. */
  companyId: RecordId.nullish(),
  companyName: shortLine('Company', 'enter-company'),
  location: shortLine('Location', 'enter-location'),
  language: z.enum(contactLanguages).optional(),
  ownerId: RecordId.nullish(),
  isSilent: z.boolean().optional(),
  contactMethods: z.array(EmailOrPhone).max(CONTACT_METHODS_MAX).optional(),
  tags: z.array(TagName).max(TAGS_MAX).optional(),
}

export const NewContact = z.object({
  ...contactFields,
  note: optional(paragraphs({ label: 'Note', required: 'enter-note', max: 5000 })),
})
export type NewContact = z.infer<typeof NewContact>

export const ContactEdit = z.object({
  version: Version,
  ...z.object(contactFields).partial().shape,
  // A merged contact has those of both, and must stay editable.
  contactMethods: z.array(EmailOrPhone).max(MANY_MAX).optional(),
  tags: z.array(TagName).max(MANY_MAX).optional(),
  aliases: z.array(PersonName).max(20).optional(),
})
export type ContactEdit = z.infer<typeof ContactEdit>

export const ContactQuestion = z.object({
  q: z.string().max(200).optional(),
  tag: RecordId.optional(),
  owner: RecordId.optional(),
  company: RecordId.optional(),
  source: z
    .string()
    .regex(/^[\w -]{1,40}$/, refuse('no-such-source'))
    .optional(),
  sort: z.enum(['active', 'name', 'new']).default('active'),
  cursor: Cursor,
})
export type ContactQuestion = z.infer<typeof ContactQuestion>

export const ContactsChange = z.object({
  which: choiceOf(ContactQuestion.omit({ sort: true, cursor: true })),
  act: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('tag'), tag: TagName }),
    z.object({ kind: z.literal('assign'), ownerId: RecordId.nullable() }),
    z.object({ kind: z.literal('trash') }),
  ]),
})
export type ContactsChange = z.infer<typeof ContactsChange>

/** A possible duplicate, and why. */
export const Duplicate = z.object({ contact: ContactLine, because: z.enum(['email', 'phone', 'name']) })

export const Tag = Reference.extend({ contacts: z.number().int() })

export const contactOperations = {
  'GET /api/crm/contacts': { ...read('People, in parts', ContactPage), query: ContactQuestion },
  'POST /api/crm/contacts': { ...add('Add a person', changed(Contact)), body: NewContact },
  'POST /api/crm/contacts/bulk': { ...write('Change many people at once', ManyChanged), body: ContactsChange },
  'GET /api/crm/contacts/{id}': read('One person', Contact),
  'PATCH /api/crm/contacts/{id}': { ...write('Change a person', changed(Contact)), body: ContactEdit },
  'DELETE /api/crm/contacts/{id}': write('Put a person into the trash', changed(Reference)),
  'GET /api/crm/contacts/{id}/duplicates': read('Who may be the same person', z.array(Duplicate)),
  'POST /api/crm/contacts/merge': { ...write('Make two people one', changed(Contact)), body: Merge },
  'GET /api/crm/contacts.csv': { ...read('People as a table', 'text/csv'), query: ContactQuestion, limit: 120 },
  'GET /api/crm/contacts/{id}/export': { ...read('Everything about one person', 'application/json'), limit: 600 },
  'POST /api/crm/contacts/{id}/erase': manage('Erase one person for good', Reference),
  'GET /api/crm/tags': read('All tags', z.array(Tag)),
} satisfies Operations
