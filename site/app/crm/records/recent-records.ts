import { SearchHit } from '@nokshi/contract/crm/search.ts'

/** What was opened lately, for the palette; for as long as the tab is open, so that no names stay on a shared machine. */
const PLACE = 'crm-recent'
const KEPT = 6

export function listRecent(): SearchHit[] {
  try {
    return SearchHit.array().parse(JSON.parse(sessionStorage.getItem(PLACE) ?? '[]'))
  } catch {
    return []
  }
}

export function noteRecent(hit: SearchHit) {
  const others = listRecent().filter(({ kind, id }) => kind !== hit.kind || id !== hit.id)
  try {
    sessionStorage.setItem(PLACE, JSON.stringify([hit, ...others].slice(0, KEPT)))
  } catch {
    // A convenience only.
  }
}

export function forgetRecent() {
  try {
    sessionStorage.removeItem(PLACE)
  } catch {
    // Nothing was kept either.
  }
}

const folders = {
  contact: 'contacts',
  company: 'companies',
  deal: 'deals',
  submission: 'inbox',
  contentEntry: 'website/entries',
}

type Kind = keyof typeof folders

export function pathOf({ kind, id }: { kind: Kind; id: string }) {
  return `/crm/${folders[kind]}/${encodeURIComponent(id)}`
}
