import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { line, paragraphs } from '../text.ts'
import { contactLanguages } from './contacts.ts'
import { add, Reference, read, Version, write } from './records.ts'

/** When a template is proposed: for a first answer, for a later one, or never. */
export const templatePurposes = ['first-reply', 'follow-up', 'other'] as const
export type TemplatePurpose = (typeof templatePurposes)[number]

export const placeholders = ['{name}', '{me}', '{reference}'] as const

export const ReplyTemplate = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  language: z.enum(contactLanguages),
  channel: z.enum(['whatsapp', 'email']),
  purpose: z.enum(templatePurposes),
  body: z.string(),
})
export type ReplyTemplate = z.infer<typeof ReplyTemplate>
const templateFields = {
  title: line({ label: 'Title', required: 'enter-template-title', max: 80 }),
  language: z.enum(contactLanguages),
  channel: z.enum(['whatsapp', 'email']),
  purpose: z.enum(templatePurposes).optional(),
  /** Refuses unknown placeholders, which the client would see. */
  body: paragraphs({ label: 'Reply', required: 'enter-template-text', max: 2000 }).superRefine((body, context) => {
    const rest = placeholders.reduce((text, known) => text.replaceAll(known, ''), body)
    const mark = /\{[^{}\n]{0,40}\}?|\}/.exec(rest)?.[0]
    if (mark) context.addIssue({ code: 'custom', message: 'unknown-placeholder', params: { mark } })
  }),
}
export const NewTemplate = z.object(templateFields)
export const TemplateEdit = z.object({ version: Version, ...z.object(templateFields).partial().shape })

export const replyOperations = {
  'GET /api/crm/templates': read('Replies at hand', z.array(ReplyTemplate)),
  'POST /api/crm/templates': { ...add('Add a reply', ReplyTemplate), body: NewTemplate },
  'PATCH /api/crm/templates/{id}': { ...write('Change a reply', ReplyTemplate), body: TemplateEdit },
  'DELETE /api/crm/templates/{id}': write('Remove a reply', Reference),
} satisfies Operations
