import * as z from 'zod'
import { Success } from './auth.ts'
import { EmailAddress } from './email.ts'
import type { Operation } from './operation.ts'
import { optional, paragraphs } from './text.ts'

/** Why a page should not be there, as a visitor would say it. */
export const reportReasons = [
  { value: 'scam', label: 'It is a scam, or it steals passwords or money' },
  { value: 'impersonation', label: 'It pretends to be somebody else' },
  { value: 'hate', label: 'It threatens or insults people' },
  { value: 'sexual', label: 'It shows sexual content' },
  { value: 'illegal', label: 'It sells or shows something illegal' },
  { value: 'copyright', label: 'It uses my work without permission' },
  { value: 'other', label: 'Something else' },
] as const

/** What a visitor sends about a page that should not be there. */
export const NewReport = z.object({
  reason: z.enum(
    reportReasons.map((reason) => reason.value),
    { error: 'Choose a reason.' },
  ),
  details: optional(paragraphs({ label: 'Details', required: 'Tell us more.', max: 1000 })),
  /** Only for those who want an answer. */
  email: optional(EmailAddress),
})
export type NewReport = z.infer<typeof NewReport>

export const moderationOperations: Operation[] = [
  {
    method: 'POST',
    path: '/api/linkhub/{username}/reports',
    summary: 'Report a page that should not be there',
    body: NewReport,
    replies: { 201: Success },
    refusals: [400, 404, 410, 413, 415, 429],
  },
]
