import type { FieldErrors } from '../ui/use-form.ts'

/** No, about an account. The message is the sentence to show; sentences about single fields stand beside it. */
export class AccountRefusal extends Error {
  readonly fields: FieldErrors

  constructor(sentence: string, fields: FieldErrors = {}) {
    super(sentence)
    this.name = 'AccountRefusal'
    this.fields = fields
  }
}
