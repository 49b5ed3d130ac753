import { SearchHit } from '@nokshi/contract/crm/search.ts'
import { tryStorage } from '../../platform/try-storage.ts'

/** What was opened lately, for the palette; for as long as the tab is open, so that no names stay on a shared machine. */
const PLACE = 'crm-recent'
const KEPT = 6

export function listRecent(): SearchHit[] {
  return tryStorage(() => SearchHit.array().parse(JSON.parse(sessionStorage.getItem(PLACE) ?? '[]'))) ?? []
}

export function noteRecent(hit: SearchHit) {
  const others = listRecent().filter(({ kind, id }) => kind !== hit.kind || id !== hit.id)
  tryStorage(() => sessionStorage.setItem(PLACE, JSON.stringify([hit, ...others].slice(0, KEPT))))
}

export function forgetRecent() {
  tryStorage(() => sessionStorage.removeItem(PLACE))
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
