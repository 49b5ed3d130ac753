import { orderSentences } from '@nokshi/content/hub-blocks.ts'
import { ORDER_TEXT_MAX, type OwnProduct, writePrice } from '@nokshi/contract/linkhub/shop.ts'
import { hubAddress, pageLanguages, USERNAME_MAX } from '@nokshi/contract/linkhub.ts'
import { socialUrl } from '@nokshi/contract/safe-url.ts'

type Language = (typeof pageLanguages)[number]
type Ordered = Pick<OwnProduct, 'title' | 'price' | 'currency'>

/**
 * Opens WhatsApp with a sentence that names the product, its price and the page. Undefined without a number.
 */
export function orderAddress(
  siteUrl: string,
  { username, language, whatsapp }: { username: string; language: Language; whatsapp: string | undefined },
  product: Ordered,
) {
  const chat = whatsapp && socialUrl('whatsapp', whatsapp)
  return chat && `${chat}?text=${orderText(siteUrl, username, language, product)}`
}

/** Whether the sentence is short enough in every language and with any username. */
export function fitsOrder(siteUrl: string, product: Ordered) {
  return pageLanguages.every(
    (language) => orderText(siteUrl, 'a'.repeat(USERNAME_MAX), language, product).length <= ORDER_TEXT_MAX,
  )
}

function orderText(siteUrl: string, username: string, language: Language, { title, price, currency }: Ordered) {
  const written = price === null ? undefined : writePrice(price, currency, language)
  return encodeURIComponent(orderSentences[language](title, written, hubAddress(siteUrl, username)))
}
