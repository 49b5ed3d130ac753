import { listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import { walletNames } from '@nokshi/contract/linkhub/payments.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import type { Db } from '../../database/connect.ts'
import { listPayments } from '../../linkhub/payments/queries.ts'
import { getOwner, listCustomLinks } from '../../linkhub/queries.ts'
import { listProducts } from '../../linkhub/shop/queries.ts'
import { isShown } from '../../linkhub/showing.ts'
import { readContactMethods, readMoreProfiles, readSocials } from '../../linkhub/stored-profile.ts'

export interface PageLink {
  /**
   * What its clicks are counted under: the id of a custom link, or the kind of a profile or contact method.
   */
  link: string
  title: string
  url: string
  isShown: boolean
}

interface Owned {
  id: string
  socials: string
  profiles: string
  contactMethods: string
}

/** Custom links, then social ones, other profiles and contact methods. Stored addresses are checked again. */
export async function listPageLinks(db: Db, page: Owned, now: number): Promise<PageLink[]> {
  const custom = await listCustomLinks(db, page.id)
  const contacts = {
    socials: readSocials(page),
    profiles: readMoreProfiles(page),
    contactMethods: readContactMethods(page),
  }
  const all = [
    ...custom.map((link) => ({
      link: link.id,
      title: link.title,
      url: safeUrl(link.url),
      isShown: isShown(link, now),
    })),
    ...listContacts(contacts).map(({ kind, label, href }) => {
      return { link: kind, title: label, url: href, isShown: true }
    }),
  ]
  return all.flatMap(({ url, ...link }) => (url === undefined ? [] : { ...link, url }))
}

/** Without an address for what opens no other page. */
export interface CountedLink {
  link: string
  title: string
  url: string | null
  isShown: boolean
  isOrder?: true
}

/** All parts of a page whose clicks are counted: links, payment methods, products. */
export async function listCountedLinks(db: Db, page: Owned, now: number): Promise<CountedLink[]> {
  const payments = await listPayments(db, page.id)
  const products = await listProducts(db, page.id)
  // As present-blocks.ts shows them: payments once the address is confirmed, the shop where orders can go.
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
    ...products.map(({ id, title }) => ({ link: id, title, url: null, isShown: hasOrders, isOrder: true as const })),
  ]
}
