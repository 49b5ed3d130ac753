import type { Db } from '../database/connect.ts'
import { findProfileForVisitById, findProfileOfLink } from '../linkhub/queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { listPageLinks } from './page-links.ts'

/** As `goPath` of the contract makes them: the id of a custom link, or that of a page and the kind of a social link. */
const GO_ID = /^(?<id>[\w-]{8,64})(?:\.(?<social>\w{1,20}))?$/

/** Where a `/go/` address leads: only ever to what stands on the page now. */
export async function getGoTarget(db: Db, goId: string) {
  const { id, social } = GO_ID.exec(goId)?.groups ?? {}
  if (id === undefined) throw noSuchLink()
  const profile = await (social === undefined ? findProfileOfLink(db, id) : findProfileForVisitById(db, id))
  if (!profile) throw noSuchLink()
  if (profile.suspendedAt !== null)
    throw new Refusal('gone', 'page-suspended', 'The page of this link was taken down.')

  const links = await listPageLinks(db, profile)
  const target = links.find(({ link }) => link === (social ?? id))
  if (!target) throw noSuchLink()
  return { username: profile.username, link: target.link, url: target.url }
}

function noSuchLink() {
  return new Refusal('not-found', 'no-such-link', 'This link is no longer on the page.')
}
