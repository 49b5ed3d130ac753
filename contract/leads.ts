import * as z from 'zod'
import { CameFromText } from './came-from.ts'
import type { Operations } from './operation.ts'
import { refuse } from './sentences/refuse.ts'
import { line, optional, paragraphs } from './text.ts'

const leadTypes = ['web development', 'marketing', 'invest', 'other'] as const

export const NewLead = z.object({
  name: line({ label: 'Name', required: 'lead-name-too-short', min: 2, max: 80 }),
  /** An email address or a phone number, in whatever form the visitor writes it. */
  contact: line({ label: 'Contact', required: 'lead-contact-too-short', min: 10, max: 254 }),
  type: z.enum(leadTypes, refuse('choose-lead-type')),
  businessName: optional(line({ label: 'Business Name', required: 'enter-business-name', max: 5000 })),
  location: optional(line({ label: 'Location', required: 'enter-a-location', max: 5000 })),
  comment: optional(paragraphs({ label: 'Comment', required: 'enter-comment', max: 5000 })),
  cameFrom: CameFromText,
})
export type NewLead = z.infer<typeof NewLead>

export const LeadReceived = z.object({ success: z.literal(true), reference: z.string() })

export const leadOperations = {
  'POST /api/leads': {
    summary: 'Send the lead form',
    body: NewLead,
    isIdempotent: true,
    limit: 1_200,
    replies: { 201: LeadReceived },
  },
} satisfies Operations
