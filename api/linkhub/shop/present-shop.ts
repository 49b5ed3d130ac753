import { orderSentences } from '@nokshi/content/hub-blocks.ts'
import { ORDER_TEXT_MAX, OwnProduct, type ShownProduct, writePrice } from '@nokshi/contract/linkhub/shop.ts'
import { hubAddress, pageLanguages, USERNAME_MAX } from '@nokshi/contract/linkhub.ts'
import { socialUrl } from '@nokshi/contract/safe-url.ts'
import type { Config } from '../../platform/config.ts'
import { imageUrl } from '../pictures/image-files.ts'
import type { ProfileRow } from '../queries.ts'
import { readLanguage, readSocials } from '../stored-profile.ts'
import type { ProductRow } from './queries.ts'

export function presentProducts(config: Pick<Config, 'apiUrl'>, rows: ProductRow[]): OwnProduct[] {
  return rows.flatMap(({ id, title, currency, price, isSoldOut, picture }) => {
    const shown = OwnProduct.safeParse({
      id,
      title,
      currency,
      price: price === null ? null : Number(price),
      isSoldOut: isSoldOut === 1,
      picture: picture && imageUrl(config, 'profile', picture),
    })
    return shown.data ?? []
  })
}

export function presentShop(
  config: Pick<Config, 'apiUrl' | 'siteUrl'>,
  profile: Pick<ProfileRow, 'username' | 'domain' | 'language' | 'socials'>,
  rows: ProductRow[],
): ShownProduct[] {
  const { username, domain } = profile
  const page = { username, domain, language: readLanguage(profile), whatsapp: readSocials(profile).whatsapp }
  return presentProducts(config, rows).flatMap((product) => {
    const orderUrl = orderAddress(config.siteUrl, page, product)
    return orderUrl ? { ...product, orderUrl } : []
  })
}

type Language = (typeof pageLanguages)[number]
type Ordering = Pick<ProfileRow, 'username' | 'domain'> & { language: Language }
type Ordered = Pick<OwnProduct, 'title' | 'price' | 'currency'>

/**
 * Opens WhatsApp with a sentence that names the product, its price and the page. Undefined without a number.
 */
function orderAddress(
  siteUrl: string,
  { whatsapp, ...page }: Ordering & { whatsapp: string | undefined },
  product: Ordered,
) {
  const chat = whatsapp && socialUrl('whatsapp', whatsapp)
  return chat && `${chat}?text=${orderText(siteUrl, page, product)}`
}

/** Whether the sentence is short enough in every language and with any username. */
export function fitsOrder(siteUrl: string, product: Ordered) {
  const longest = { username: 'a'.repeat(USERNAME_MAX), domain: null }
  return pageLanguages.every(
    (language) => orderText(siteUrl, { ...longest, language }, product).length <= ORDER_TEXT_MAX,
  )
}

function orderText(siteUrl: string, { language, ...page }: Ordering, { title, price, currency }: Ordered) {
  const written = price === null ? undefined : writePrice(price, currency, language)
  return encodeURIComponent(orderSentences[language](title, written, hubAddress(siteUrl, page)))
}
