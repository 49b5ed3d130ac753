import * as z from 'zod'
import { CameFromText } from './came-from.ts'
import { type Operations, open } from './operation.ts'
import { refuse } from './sentences/refuse.ts'
import { EmailAddress, line, optional, paragraphs } from './text.ts'

export const projectTypes = [
  'full-stack-development',
  'ecommerce',
  'web-app',
  'ui-ux',
  'video-production',
  'digital-marketing',
  'other',
] as const

export const budgets = ['<5k', '5k-10k', '10k-20k', '20k+', 'not-sure'] as const

export const NewProjectRequest = z.object({
  name: line({ label: 'Name', required: 'enter-your-name', max: 80 }),
  email: EmailAddress,
  company: optional(line({ label: 'Company', required: 'enter-a-company', max: 5000 })),
  projectType: optional(z.enum(projectTypes, refuse('choose-project-type'))),
  description: paragraphs({ label: 'Description', required: 'describe-project', max: 5000 }),
  budget: optional(z.enum(budgets, refuse('choose-budget'))),
  cameFrom: CameFromText,
})
export type NewProjectRequest = z.infer<typeof NewProjectRequest>

export const ProjectRequestReceived = z.object({ ok: z.literal(true), reference: z.string() })

export const projectRequestOperations = {
  'POST /send-email': {
    ...open('Send the project request form', 1_200, ProjectRequestReceived),
    body: NewProjectRequest,
    isIdempotent: true,
  },
} satisfies Operations
