import { CompanyQuestion } from '@nokshi/contract/crm/companies.ts'
import { ContactQuestion } from '@nokshi/contract/crm/contacts.ts'
import { DealQuestion } from '@nokshi/contract/crm/deals.ts'
import { InboxQuestion } from '@nokshi/contract/crm/inbox.ts'
import { Page, RecordId } from '@nokshi/contract/crm/records.ts'
import { Search } from '@nokshi/contract/crm/search.ts'
import { TaskQuestion, TimelineQuestion } from '@nokshi/contract/crm/timeline.ts'
import { Username } from '@nokshi/contract/linkhub.ts'
import { PictureEdit } from '@nokshi/contract/profile-edit.ts'
import { sayIn } from '@nokshi/contract/sentences/in-language.ts'
import { reasonOf } from '@nokshi/contract/sentences/issue-reason.ts'
import { AnalyticsQuestion } from '@nokshi/contract/visits.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { operations } from './openapi.ts'
import { listTextFields, withText } from './testing/fuzz/text-fields.ts'

/** What is read out of an address: not part of the operations. */
const questions = {
  ...{ CompanyQuestion, ContactQuestion, DealQuestion, InboxQuestion, TaskQuestion, TimelineQuestion },
  ...{ AnalyticsQuestion, PictureEdit, Search, Page, RecordId, Username },
}

const bodies = operations.flatMap(({ method, path, body }) =>
  body ? [[`${method} ${path}`, body] as const] : [],
)

test.each([...bodies, ...Object.entries(questions)])('every text of %s has a maximum', (_name, message) => {
  expect(listUnbounded(message)).toEqual([])
})

test.each(bodies)(
  'a text of %s that is too long is refused with a sentence in every language',
  (_name, body) => {
    for (const { path, max = 0 } of listTextFields(body)) {
      const { error } = body.safeParse(withText({}, path, 'a'.repeat(max + 1)))
      const reasons = (error?.issues ?? []).map(reasonOf)
      for (const language of ['en', 'bn', 'ar'] as const)
        expect(reasons.map((reason) => sayIn(language, reason)).join(' ')).not.toMatch(/undefined|NaN/)
    }
  },
)

test('a text without a maximum is found wherever it is', () => {
  const message = z.object({
    list: z.array(z.preprocess((value) => value, z.string().trim().optional())),
    either: z.union([z.number(), z.record(z.string().max(9), z.string().min(1).nullable())]),
    bounded: z.string().max(9).default('a'),
  })

  expect(listUnbounded(message)).toEqual(['list.0', 'either.any'])
})

/** The texts in a message that may have any length. */
function listUnbounded(message: z.ZodType) {
  return listTextFields(message)
    .filter(({ max }) => max === undefined)
    .map(({ path }) => path.join('.'))
}
