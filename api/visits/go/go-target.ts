import type { Profile } from '@nokshi/contract/linkhub.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import { findProfileForVisitById, findProfileOfLink } from '../../linkhub/queries.ts'
import { presentShop } from '../../linkhub/shop/present-shop.ts'
import { listProducts } from '../../linkhub/shop/queries.ts'
import { readLanguage } from '../../linkhub/stored-profile.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listPageLinks } from '../counting/page-links.ts'

/** As `goPath` of the contract makes them: the id of a custom link, or a page and the kind of a profile. */
const GO_ID = /^(?<id>[\w-]{8,64})(?:\.(?<social>\w{1,20}))?$/

export interface GoTarget {
  username: string
  link: string
  url: string
}

export interface GoNowhere {
  refusal: Refusal
  /** The page that the link was on, where that can still be seen. */
  username?: string
  language?: Profile['language']
}

/** Leads only to what is on the page now. */
export async function readGoTarget(
  { db, config, now, badHosts }: Pick<Deps, 'db' | 'config' | 'now' | 'badHosts'>,
  goId: string,
): Promise<GoTarget | GoNowhere> {
  const { id, social } = GO_ID.exec(goId)?.groups ?? {}
  if (id === undefined) return { refusal: noSuchLink() }
  const profile = await (social === undefined ? findProfileOfLink(db, id) : findProfileForVisitById(db, id))
  if (!profile) return { refusal: noSuchLink() }
  const language = readLanguage(profile)
  if (profile.suspendedAt !== null) return { refusal: new Refusal('gone', 'linked-page-suspended'), language }

  const { username } = profile
  const nowhere = (refusal: Refusal) => ({ refusal, username, language })
  const links = await listPageLinks(db, profile, now())
  const products = presentShop(config, profile, await listProducts(db, profile.id)).map((product) => ({
    ...{ link: product.id, url: product.orderUrl, isShown: !product.isSoldOut },
  }))
  const target = [...links, ...products].find(({ link }) => link === (social ?? id))
  // Pages link to phones and mailboxes directly.
  if (!target || !safeUrl(target.url)) return nowhere(noSuchLink())
  if ((await badHosts.read())(target.url)) return nowhere(new Refusal('gone', 'link-host-listed'))
  // The target of a link is not revealed before its time.
  if (!target.isShown) return nowhere(new Refusal('gone', 'link-hidden'))
  return { username, link: target.link, url: target.url }
}

function noSuchLink() {
  return new Refusal('not-found', 'link-removed')
}
