import type { DraftLink } from './edit-draft.ts'

/** The links with one of them at another place. */
export function moveLink(links: DraftLink[], id: string, to: number): DraftLink[] {
  const link = links.find((one) => one.id === id)
  if (!link) return links
  const others = links.filter((one) => one.id !== id)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, link)
}

export function replaceLink(links: DraftLink[], changed: DraftLink): DraftLink[] {
  return links.map((link) => (link.id === changed.id ? changed : link))
}

/** Chosen here, so that a link that was removed comes back as the same one, with its clicks. */
export function newLink(): DraftLink {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, title: '', url: '' }
}
