import type { contactLanguages } from '@nokshi/contract/crm/contacts.ts'

/** The studio answers in the language in which it was written to. */
export const replies: Record<(typeof contactLanguages)[number], string> = {
  en: 'Thank you for writing. Would tomorrow between 11 and 1 suit you for a short call about it?',
  bn: 'লেখার জন্য ধন্যবাদ। আগামীকাল ১১টা থেকে ১টার মধ্যে একটু কথা বলা যাবে?',
  ar: 'شكرًا لتواصلك. هل يناسبك اتصال قصير غدًا بين الحادية عشرة والواحدة؟',
}
