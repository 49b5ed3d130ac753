import { writeChoice } from '@nokshi/content/form-choices.ts'
import { TRAP_FIELD } from '@nokshi/contract/trap.ts'
import * as z from 'zod'
import { ORIGIN_FIELD, readPayload } from '../../intake/payload.ts'
import type { SubmissionRow } from '../../intake/queries.ts'

const labels: Record<SubmissionRow['form'], Record<string, string>> = {
  lead: {
    name: 'Name',
    contact: 'Contact',
    type: 'Type',
    businessName: 'Business Name',
    location: 'Location',
    comment: 'Comment',
  },
  'project-request': {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    projectType: 'Project Type',
    budget: 'Budget chosen in the form',
    description: 'Description',
  },
  mail: { name: 'Name', email: 'Email', subject: 'Subject', text: 'Mail' },
}

/** Fields whose values are chosen. */
const choices = new Set(['type', 'projectType', 'budget'])

const Body = z.record(z.string(), z.unknown()).catch({})

/** Every field as sent: those of the form first, then any others. */
export function listFields({ form, payload }: Pick<SubmissionRow, 'form' | 'payload'>) {
  const sent = Body.parse(readPayload({ payload }))
  const known = Object.entries(labels[form]).filter(([name]) => Object.hasOwn(sent, name))
  const others = Object.keys(sent)
    .filter((name) => !Object.hasOwn(labels[form], name) && name !== ORIGIN_FIELD)
    .map((name) => [name, name === TRAP_FIELD ? 'Hidden field' : name] as const)
  return [...known, ...others]
    .map(([name, label]) => ({
      label,
      value: choices.has(name) ? writeChoice(written(sent[name])) : written(sent[name]),
    }))
    .filter(({ value }) => value !== '')
}

function written(value: unknown) {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const EXCERPT_LENGTH = 160

export function excerptOf({ form, payload }: Pick<SubmissionRow, 'form' | 'payload'>) {
  const { comment, description, subject, text: mail } = Body.parse(readPayload({ payload }))
  const said = { lead: comment, 'project-request': description, mail: `${subject}: ${mail}` }
  const text = written(said[form]).slice(0, 2000).replace(/\s+/g, ' ').trim()
  const characters = [...text]
  return characters.length <= EXCERPT_LENGTH
    ? text
    : `${characters
        .slice(0, EXCERPT_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
