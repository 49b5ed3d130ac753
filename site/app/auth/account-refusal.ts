import type { FieldErrors } from '../ui/use-form.ts'

/** No, about an account. Sentences about single fields stand beside the one about all. */
export class AccountRefusal extends Error {
  readonly sentence: string
  readonly fields: FieldErrors

  constructor(sentence: string, fields: FieldErrors = {}) {
    super(sentence)
    this.name = 'AccountRefusal'
    this.sentence = sentence
    this.fields = fields
  }
}
