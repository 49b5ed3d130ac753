import type { fieldSentences } from './fields.ts'
import type { Saying } from './saying.ts'

export type FieldCode = keyof typeof fieldSentences
type FieldRefusal = Saying<typeof fieldSentences>
/** One whose sentence names nothing. */
export type PlainFieldCode = FieldRefusal & string

/** How a rule names its code: zod carries it in place of a sentence, with its params. */
export function refuse(refusal: FieldRefusal) {
  return typeof refusal === 'string' ? { error: refusal } : { error: refusal.code, params: refusal.params }
}
