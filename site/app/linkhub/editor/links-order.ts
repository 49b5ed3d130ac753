import { moveItem } from '../rows/move-item.ts'
import type { DraftLink } from './draft-lists.ts'

/** The links with one of them at another place. */
export function moveLink(links: DraftLink[], id: string, to: number): DraftLink[] {
  return moveItem(links, (link) => link.id === id, to)
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
