import type * as z from 'zod'

/** Keys may be a stranger's own words, of any length. */
const FIELD_MAX = 60

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What is wrong with a field whose rule has no words of its own; zod's words are for programmers. */
export function sayPlainly(issue: z.core.$ZodRawIssue): string {
  const field = (issue.path ?? []).map(String).join('.').slice(0, FIELD_MAX)
  switch (issue.code) {
    case 'invalid_type':
      return `Give «${field}» as ${kinds[issue.expected] ?? 'something else'}.`
    case 'invalid_value':
      return `Give «${field}» one of these values: ${issue.values.join(', ')}.`
    case 'too_big':
      return `Give «${field}» at most ${issue.maximum}${unitOf(issue.origin)}.`
    case 'too_small':
      return `Give «${field}» at least ${issue.minimum}${unitOf(issue.origin)}.`
    default:
      return `«${field}» cannot be understood. Check how it is written.`
  }
}

function unitOf(origin: string) {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}
