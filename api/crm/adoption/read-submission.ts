import { contactLanguages } from '@nokshi/contract/crm/contacts.ts'
import type { FirstService } from '@nokshi/contract/crm/deals.ts'
import { guessLanguage } from '@nokshi/contract/guess-language.ts'
import { NewLead } from '@nokshi/contract/leads.ts'
import { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import { readPayload, SubmittedMail } from '../../intake/payload.ts'
import type { SubmissionRow } from '../../intake/queries.ts'
import { parseEmail } from '../contact-methods/contact-method.ts'
import { type FoundContactMethods, findContactMethods } from '../contact-methods/find-in-text.ts'
import { guessRegion } from '../contact-methods/guess-region.ts'

/** A submission of a form, or a mail, as fields of the CRM. */
export interface ParsedSubmission extends FoundContactMethods {
  submissionId: string
  reference: string
  receivedAt: number
  source: 'lead form' | 'project request' | 'mail'
  name: string
  company: string | undefined
  location: string | undefined
  text: string
  language: (typeof contactLanguages)[number]
  /** Whether it asks for work, and so becomes a deal. */
  wantsDeal: boolean
  service: FirstService | null
  budgetText: string | null
  tags: string[]
}

/** Undefined for a submission that the forms would refuse today: it was stored under older rules. */
export function parseSubmission(submission: SubmissionRow): ParsedSubmission | undefined {
  const fields = readPayload(submission)
  if (submission.form === 'mail') return readMail(submission, fields)
  return submission.form === 'lead' ? readLead(submission, fields) : readRequest(submission, fields)
}

const leadServices: Partial<Record<NewLead['type'], FirstService>> = {
  'web development': 'full-stack-development',
  marketing: 'digital-marketing',
}

function readLead(submission: SubmissionRow, fields: unknown): ParsedSubmission | undefined {
  const { data: lead } = NewLead.safeParse(fields)
  if (!lead) return undefined
  const text = lead.comment ?? ''
  const service = leadServices[lead.type]
  return {
    ...marksOf(submission),
    ...findContactMethods(lead.contact, guessRegion({ location: lead.location })),
    source: 'lead form',
    name: lead.name,
    company: lead.businessName,
    location: lead.location,
    text,
    language: languageOf(submission, text, lead.name),
    wantsDeal: service !== undefined,
    service: service ?? null,
    budgetText: null,
    // An investor is no client, but the owner wants to find them.
    tags: lead.type === 'invest' ? ['investor'] : [],
  }
}

function readRequest(submission: SubmissionRow, fields: unknown): ParsedSubmission | undefined {
  const { data: request } = NewProjectRequest.safeParse(fields)
  if (!request) return undefined
  return {
    ...marksOf(submission),
    email: parseEmail(request.email),
    phone: undefined,
    source: 'project request',
    name: request.name,
    company: request.company,
    location: undefined,
    text: request.description,
    language: languageOf(submission, request.description, request.name),
    wantsDeal: true,
    service: request.projectType ?? null,
    // The form offers only ranges, so there is no exact amount.
    budgetText: request.budget ?? null,
    tags: [],
  }
}

/** Nobody knows yet what it is about, so a colleague decides whether it becomes a deal. */
function readMail(submission: SubmissionRow, fields: unknown): ParsedSubmission | undefined {
  const { data: mail } = SubmittedMail.safeParse(fields)
  if (!mail) return undefined
  return {
    ...marksOf(submission),
    ...{ email: parseEmail(mail.email), phone: undefined, company: undefined, location: undefined },
    ...{ source: 'mail', name: mail.name, text: mail.text, tags: [] },
    language: languageOf(submission, mail.text, mail.name),
    ...{ wantsDeal: false, service: null, budgetText: null },
  }
}

/** Many readers of English pages write in another language; choosing a translated page is reliable. */
function languageOf({ language }: SubmissionRow, text: string, name: string) {
  const chosen = contactLanguages.find((known) => known !== 'en' && known === language)
  return chosen ?? guessLanguage(text, name)
}

function marksOf({ id, reference, receivedAt }: SubmissionRow) {
  return { submissionId: id, reference, receivedAt }
}
