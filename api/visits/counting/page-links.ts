import { listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import { walletNames } from '@nokshi/contract/linkhub/payments.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import type { Db } from '../../database/connect.ts'
import { listPayments } from '../../linkhub/payments/queries.ts'
import { getOwner, listCustomLinks, type ProfileRow } from '../../linkhub/queries.ts'
import { listProducts } from '../../linkhub/shop/queries.ts'
import { isShown } from '../../linkhub/showing.ts'
import { readContacts, readSocials } from '../../linkhub/stored-profile.ts'
import { presentVideos } from '../../linkhub/videos/present-videos.ts'
import { listVideos } from '../../linkhub/videos/queries.ts'

export interface PageLink {
  /**
   * What its clicks are counted under: the id of a custom link, or the kind of a profile or contact method.
   */
  link: string
  title: string
  url: string
  isShown: boolean
}

export type LinkedPage = Pick<ProfileRow, 'id' | 'socials' | 'profiles' | 'contactMethods'>

/** Custom links, then social ones, other profiles, contact methods and videos. Stored addresses are checked again. */
export async function listPageLinks(db: Db, page: LinkedPage, now: number): Promise<PageLink[]> {
  const custom = await listCustomLinks(db, page.id)
  const all = [
    ...custom.map((link) => {
      return { link: link.id, title: link.title, url: safeUrl(link.url), isShown: isShown(link, now) }
    }),
    ...listContacts(readContacts(page)).map(({ kind, label, href }) => {
      return { link: kind, title: label, url: href, isShown: true }
    }),
    // No picture is shown here, so its address does not matter.
    ...presentVideos({ apiUrl: '' }, await listVideos(db, page.id)).map(({ id, title, url }) => {
      return { link: id, title, url, isShown: true }
    }),
  ]
  return all.flatMap(({ url, ...link }) => (url === undefined ? [] : { ...link, url }))
}

export type CountedLink = Omit<Analytics['period']['links'][number], 'clicks'>

export async function listCountedLinks(db: Db, page: LinkedPage, now: number): Promise<CountedLink[]> {
  const payments = await listPayments(db, page.id)
  const products = await listProducts(db, page.id)
  // As linkhub/routes.ts shows them: payments once the address is confirmed, the shop where orders can go.
  const isPayable = payments.length > 0 && (await getOwner(db, page.id)).emailVerified === 1
  const hasOrders = readSocials(page).whatsapp !== undefined
  return [
    ...(await listPageLinks(db, page, now)),
    ...payments.map(({ id, kind, value, bank }) => ({
      link: id,
      title: new Map(Object.entries(walletNames)).get(kind) ?? bank ?? (kind === 'iban' ? 'IBAN' : 'Payment link'),
      url: kind === 'link' ? (safeUrl(value) ?? null) : null,
      isShown: isPayable,
    })),
    ...products.map(({ id, title }) => {
      return { link: id, title, url: null, isShown: hasOrders, isOrder: true as const }
    }),
  ]
}
