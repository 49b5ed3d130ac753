import { OwnProduct, type ShownProduct } from '@nokshi/contract/linkhub/shop.ts'
import type { Config } from '../../platform/config.ts'
import { largestFileName } from '../pictures/image-files.ts'
import type { ProfileRow } from '../queries.ts'
import { readLanguage, readSocials } from '../stored-profile.ts'
import { orderAddress } from './order-address.ts'
import type { ProductRow } from './queries.ts'

export function presentProducts({ apiUrl }: Pick<Config, 'apiUrl'>, rows: ProductRow[]): OwnProduct[] {
  return rows.flatMap(({ id, title, currency, price, isSoldOut, picture }) => {
    const shown = OwnProduct.safeParse({
      id,
      title,
      currency,
      price: price === null ? null : Number(price),
      isSoldOut: isSoldOut === 1,
      picture: picture === null ? null : `${apiUrl}/images/${largestFileName('profile', picture)}`,
    })
    return shown.data ?? []
  })
}

export function presentShop(
  config: Pick<Config, 'apiUrl' | 'siteUrl'>,
  profile: Pick<ProfileRow, 'username' | 'language' | 'socials'>,
  rows: ProductRow[],
): ShownProduct[] {
  const { username } = profile
  const page = { username, language: readLanguage(profile), whatsapp: readSocials(profile).whatsapp }
  return presentProducts(config, rows).flatMap((product) => {
    const orderUrl = orderAddress(config.siteUrl, page, product)
    return orderUrl ? { ...product, orderUrl } : []
  })
}
