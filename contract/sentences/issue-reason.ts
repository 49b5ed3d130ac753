import type * as z from 'zod'
import type { Params, Reason } from '../problem.ts'
import { tidyLine } from '../text.ts'
import { fieldSentences } from './fields.ts'

/** Keys come from the client and may be of any length. */
const FIELD_MAX = 60
const KEY_MAX = 30

/** Why the contract refused a field: the code of its rule, or one for all of its kind. */
export function reasonOf(issue: z.core.$ZodIssue): Reason {
  const code = issue.message
  const sentence = Object.entries(fieldSentences).find(([known]) => known === code)?.[1]
  if (sentence === undefined) return plainReason(issue)
  const params = typeof sentence === 'function' ? paramsOf(issue) : undefined
  return { code, ...(params && { params }) }
}

function paramsOf(issue: z.core.$ZodIssue): Params | undefined {
  // What `refuse` put there.
  if (issue.code === 'custom') return issue.params
  // Zod drops what `refuse` put beside a rule of its own, and knows these two itself.
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code !== 'unrecognized_keys') return undefined
  return { key: [...tidyLine(issue.keys[0] ?? '')].slice(0, KEY_MAX).join('') }
}

function plainReason(issue: z.core.$ZodIssue): Reason {
  const field = issue.path.map(String).join('.').slice(0, FIELD_MAX)
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrong-type', params: { field, expected: issue.expected } }
    case 'invalid_value':
      return { code: 'not-a-choice', params: { field, values: issue.values.map(String) } }
    case 'too_big':
      return { code: tooBig[issue.origin] ?? 'too-high', params: { field, max: Number(issue.maximum) } }
    case 'too_small':
      return { code: tooSmall[issue.origin] ?? 'too-low', params: { field, min: Number(issue.minimum) } }
    default:
      return { code: 'not-understood', params: { field } }
  }
}

const tooBig: Record<string, string> = { string: 'too-many-characters', array: 'too-many-entries' }
const tooSmall: Record<string, string> = { string: 'too-few-characters', array: 'too-few-entries' }
