import type { Reason } from '../problem.ts'
import { accountSentences } from './accounts.ts'
import { crmSentences } from './crm.ts'
import { fieldSentences } from './fields.ts'
import { linkhubSentences } from './linkhub.ts'
import { requestSentences } from './requests.ts'
import { type Saying, sentenceIn } from './saying.ts'

/** The sentence for every code there is. Codes are kebab-case and stable: programs decide by them. */
export const sentences = {
  ...fieldSentences,
  ...requestSentences,
  ...accountSentences,
  ...linkhubSentences,
  ...crmSentences,
}

export type Code = keyof typeof sentences

export type KnownReason = Reason & { code: Code }

/** A code of the table, with what its sentence names. */
export type Refused = Saying<typeof sentences>

export function sentenceOf(reason: Reason): string {
  return sentenceIn(sentences, reason)
}
