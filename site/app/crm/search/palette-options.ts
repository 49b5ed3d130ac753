import { crmMakes, crmPalette, crmPlaces } from '@nokshi/content/crm/shell.ts'
import type { SearchHit } from '@nokshi/contract/crm/search.ts'
import { pathOf } from '../records/recent-records.ts'

export interface PaletteOption {
  to: string
  label: string
  detail: string
  hit?: SearchHit
}

export interface PaletteGroup {
  label: string
  items: PaletteOption[]
}

interface Question {
  typed: string
  recent: SearchHit[]
  found: SearchHit[]
  mayChange: boolean
  furtherPlaces: { to: string; label: string }[]
}

/** Records first, then what can be done; with nothing typed, what was opened lately. */
export function paletteGroups({ typed, recent, found, mayChange, furtherPlaces }: Question): PaletteGroup[] {
  const fits = ({ label }: { label: string }) => label.toLowerCase().includes(typed.toLowerCase())
  const { groups } = crmPalette
  const all = [
    typed
      ? { label: groups.found, items: found.map(optionOf) }
      : { label: groups.recent, items: recent.map(optionOf) },
    { label: groups.makes, items: mayChange ? crmMakes.filter(fits).map(command) : [] },
    { label: groups.places, items: [...crmPlaces, ...furtherPlaces].filter(fits).map(command) },
  ]
  return all.filter(({ items }) => items.length > 0)
}

function optionOf(hit: SearchHit): PaletteOption {
  const detail = [crmPalette.kinds[hit.kind], hit.detail].filter(Boolean).join(' · ')
  return { to: placeOf(hit), label: hit.title, detail, hit }
}

/** A task or a note is read where it belongs. */
function placeOf({ about, kind, id }: SearchHit) {
  if (about) return pathOf(about)
  return kind === 'task' || kind === 'note' ? '/crm/tasks' : pathOf({ kind, id })
}

function command({ to, label }: { to: string; label: string }): PaletteOption {
  return { to, label, detail: '' }
}
