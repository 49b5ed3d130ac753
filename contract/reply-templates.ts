import * as z from 'zod'
import { contactLanguages } from './contacts.ts'
import { Reference, read, Version, write } from './crm.ts'
import type { Operations } from './operation.ts'
import { line, paragraphs } from './text.ts'

export const ReplyTemplate = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  language: z.enum(contactLanguages),
  channel: z.enum(['whatsapp', 'email']),
  /** {name}, {me} and {reference} are filled in. */
  body: z.string(),
})
export type ReplyTemplate = z.infer<typeof ReplyTemplate>
const templateFields = {
  title: line({ label: 'Title', required: 'enter-template-title', max: 80 }),
  language: z.enum(contactLanguages),
  channel: z.enum(['whatsapp', 'email']),
  body: paragraphs({ label: 'Reply', required: 'enter-template-text', max: 2000 }),
}
export const NewTemplate = z.object(templateFields)
export const TemplateEdit = z.object({ version: Version, ...z.object(templateFields).partial().shape })

export const replyTemplateOperations: Operations = {
  'GET /api/crm/templates': { summary: 'Replies at hand', ...read, replies: { 200: z.array(ReplyTemplate) } },
  'POST /api/crm/templates': {
    summary: 'Add a reply',
    ...write,
    body: NewTemplate,
    replies: { 201: ReplyTemplate },
  },
  'PATCH /api/crm/templates/{id}': {
    summary: 'Change a reply',
    ...write,
    body: TemplateEdit,
    replies: { 200: ReplyTemplate },
  },
  'DELETE /api/crm/templates/{id}': { summary: 'Remove a reply', ...write, replies: { 200: Reference } },
}
