import type { DraftLink } from './draft-lists.ts'

/** The links with one of them at another place. */
export function moveLink(links: DraftLink[], id: string, to: number): DraftLink[] {
  return moveItem(links, (link) => link.id === id, to)
}

/** A list with one of its items at another place. */
export function moveItem<Item>(items: Item[], isMeant: (item: Item) => boolean, to: number): Item[] {
  const meant = items.filter(isMeant)
  const others = items.filter((item) => !isMeant(item))
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, ...meant)
}

/** The links with one of them changed. Only one can be featured: another one no longer is. */
export function replaceLink(links: DraftLink[], changed: DraftLink): DraftLink[] {
  return links.map((link) => {
    if (link.id === changed.id) return changed
    return changed.isFeatured && link.isFeatured ? { ...link, isFeatured: undefined } : link
  })
}

/** Chosen here, so that a link that was removed comes back as the same one, with its clicks. */
export function newLink(): DraftLink {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, title: '', url: '' }
}
