import { contactLanguages } from '@nokshi/contract/crm/contacts.ts'

/** A newer release may know more languages than this one. */
export function languageOf(code: string) {
  return contactLanguages.find((known) => known === code) ?? 'en'
}
