import * as arabic from './ar/hub-block-labels.ts'
import * as bangla from './bn/hub-block-labels.ts'
import * as english from './en/hub-block-labels.ts'

export const blockLabels = { en: english.blockLabels, bn: bangla.blockLabels, ar: arabic.blockLabels }

export const registrationLabels = {
  en: english.registrationLabels,
  bn: bangla.registrationLabels,
  ar: arabic.registrationLabels,
}

/** The ready sentence in WhatsApp when somebody orders: the product, its price, and the page. */
export const orderSentences: Record<
  'en' | 'bn' | 'ar',
  (title: string, price: string | undefined, address: string) => string
> = {
  en: (title, price, address) =>
    `Hello, I would like to order: ${[title, price].filter(Boolean).join(', ')}. ${address}`,
  bn: (title, price, address) => `আমি অর্ডার করতে চাই: ${[title, price].filter(Boolean).join(', ')}। ${address}`,
  ar: (title, price, address) => `مرحبًا، أود أن أطلب: ${[title, price].filter(Boolean).join('، ')}. ${address}`,
}
