import { operations } from '@nokshi/contract/operations.ts'
import { sayIn } from '@nokshi/contract/sentences/in-language.ts'
import { reasonOf } from '@nokshi/contract/sentences/issue-reason.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { listTextFields, withText } from './testing/fuzz/text-fields.ts'

const bodies = operations.flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body] as const] : []))

const queries = operations.flatMap(({ method, path, query }) =>
  query ? [[`${method} ${path} ?`, query] as const] : [],
)

test.each([...bodies, ...queries])('every text of %s has a maximum', (_name, message) => {
  expect(listUnbounded(message)).toEqual([])
})

test.each(bodies)('a text of %s that is too long is refused with a sentence in every language', (_name, body) => {
  for (const { path, max = 0 } of listTextFields(body)) {
    const { error } = body.safeParse(withText({}, path, 'a'.repeat(max + 1)))
    const reasons = (error?.issues ?? []).map(reasonOf)
    for (const language of ['en', 'bn', 'ar'] as const)
      expect(reasons.map((reason) => sayIn(language, reason)).join(' ')).not.toMatch(/undefined|NaN/)
  }
})

/** The texts in a message that may have any length. */
function listUnbounded(message: z.ZodType) {
  return listTextFields(message)
    .filter(({ max }) => max === undefined)
    .map(({ path }) => path.join('.'))
}
