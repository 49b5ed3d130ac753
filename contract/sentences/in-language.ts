import type { Reason } from '../problem.ts'
import { accountSentences as arabicAccounts } from './ar/accounts.ts'
import { fieldSentences as arabicFields } from './ar/fields.ts'
import { linkhubSentences as arabicLinkhub } from './ar/linkhub.ts'
import { requestSentences as arabicRequests } from './ar/requests.ts'
import { accountSentences as banglaAccounts } from './bn/accounts.ts'
import { fieldSentences as banglaFields } from './bn/fields.ts'
import { linkhubSentences as banglaLinkhub } from './bn/linkhub.ts'
import { requestSentences as banglaRequests } from './bn/requests.ts'
import { type Sentence, sentenceIn } from './saying.ts'
import { sentences } from './sentences.ts'

/** For the server. Sentences for staff alone are English in each. */
const tables: Record<'en' | 'bn' | 'ar', Record<string, Sentence>> = {
  en: sentences,
  bn: { ...sentences, ...banglaFields, ...banglaRequests, ...banglaAccounts, ...banglaLinkhub },
  ar: { ...sentences, ...arabicFields, ...arabicRequests, ...arabicAccounts, ...arabicLinkhub },
}

/** The sentence for a reason; for one that is about fields, all that is said about them, each once. */
export function sayIn(language: keyof typeof tables, reason: Reason, codes?: Record<string, Reason>) {
  const reasons = codes ? Object.values(codes) : [reason]
  return [...new Set(reasons.map((one) => sentenceIn(tables[language], one)))].join(' ')
}
