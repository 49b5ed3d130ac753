import { safeUrl, socialKinds, socialNames, socialUrl } from '@nokshi/contract/safe-url.ts'
import type { Db } from '../../database/connect.ts'
import { listCustomLinks } from '../../linkhub/queries.ts'
import { readSocials } from '../../linkhub/stored-profile.ts'

/** A link as it stands on a page. */
export interface PageLink {
  /** What its clicks are counted under: the id of a custom link, the kind of a social one. */
  link: string
  title: string
  url: string
}

/** Custom links in their order, then social ones. Addresses are checked again: none is trusted because it was stored. */
export async function listPageLinks(db: Db, profile: { id: string; socials: string }): Promise<PageLink[]> {
  const custom = await listCustomLinks(db, profile.id)
  const socials = readSocials(profile)
  const all = [
    ...custom.map(({ id, title, url }) => ({ link: id, title, url: safeUrl(url) })),
    ...socialKinds.map((kind) => ({
      link: kind,
      title: socialNames[kind],
      url: socials[kind] === undefined ? undefined : socialUrl(kind, socials[kind]),
    })),
  ]
  return all.flatMap(({ url, ...link }) => (url === undefined ? [] : { ...link, url }))
}
