import { CustomLink } from '@nokshi/contract/linkhub.ts'
import type { DraftLink } from './edit-draft.ts'

/** What the server would make of a link; undefined where it would not have it. */
export function parsedLink({ title, url }: DraftLink) {
  return CustomLink.safeParse({ title, url }).data
}

/** As the server would keep it; as it was typed where it would not. */
export function linkAsStored(link: DraftLink): DraftLink {
  return { ...link, ...parsedLink(link) }
}

/** The links as both sides found them, as they are here, and as somebody else has left them. */
interface LinkVersions {
  base: DraftLink[]
  mine: DraftLink[]
  theirs: DraftLink[]
}

/**
 * Whether both sides have changed the same: one link to different words, or the order to different orders. Changes to
 * different links, and a move beside a change, get along.
 */
export function areLinksContested(versions: LinkVersions) {
  const { base, mine, theirs } = versions
  const ids = new Set([...base, ...mine, ...theirs].map(({ id }) => id))
  const isContested = (id: string) =>
    hasChanged(base, mine, id) && hasChanged(base, theirs, id) && hasChanged(mine, theirs, id)
  return [...ids].some(isContested) || isOrderContested(versions)
}

/** Both sides' changes together. Where they are in each other's way, those made here stand. */
export function mergeLinks(versions: LinkVersions): DraftLink[] {
  const { base, mine, theirs } = versions
  const stays = ({ id }: DraftLink) => {
    const isNew = !find(base, id)
    if (!find(mine, id)) return isNew
    return isNew || find(theirs, id) !== undefined || hasChanged(base, mine, id)
  }
  const newest = ({ id }: DraftLink) =>
    hasChanged(base, mine, id) ? find(mine, id) : (find(theirs, id) ?? find(mine, id))
  const [first, second] = isOrderTheirs(versions) ? [theirs, mine] : [mine, theirs]
  return weave(first.filter(stays), second.filter(stays)).flatMap((link) => newest(link) ?? [])
}

function find(links: DraftLink[], id: string) {
  return links.find((link) => link.id === id)
}

/** A link that came or went has changed too. */
function hasChanged(before: DraftLink[], after: DraftLink[], id: string) {
  const [one, other] = [find(before, id), find(after, id)]
  if (!one || !other) return one !== other
  const [was, is] = [linkAsStored(one), linkAsStored(other)]
  return was.title !== is.title || was.url !== is.url
}

function isOrderContested(versions: LinkVersions) {
  const { base, mine, theirs } = ordersOf(versions)
  return mine !== base && theirs !== base && mine !== theirs
}

function isOrderTheirs(versions: LinkVersions) {
  const { base, mine, theirs } = ordersOf(versions)
  return mine === base && theirs !== base
}

/** The order of the links that all three have: what came or went has moved nothing. */
function ordersOf({ base, mine, theirs }: LinkVersions) {
  const orderOf = (links: DraftLink[]) =>
    links
      .map(({ id }) => id)
      .filter((id) => [base, mine, theirs].every((version) => find(version, id)))
      .join(' ')
  return { base: orderOf(base), mine: orderOf(mine), theirs: orderOf(theirs) }
}

/** The first list, with what only the second has put in behind the same neighbour. */
function weave(first: DraftLink[], second: DraftLink[]) {
  const woven = [...first]
  for (const [place, link] of second.entries()) {
    if (find(woven, link.id)) continue
    const before = second[place - 1]
    woven.splice(before ? woven.findIndex(({ id }) => id === before.id) + 1 : 0, 0, link)
  }
  return woven
}
