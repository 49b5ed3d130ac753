import { tryStorage } from '../../platform/try-storage.ts'
import type { Draft } from './edit-draft.ts'

/** What was changed, and what the server held in its place at that time. */
export interface KeptEdit {
  edit: Partial<Draft>
  base: Partial<Draft>
  at: number
}

/**
 * Keeps changes in the browser until the server has them: for a tab that is closed, or a battery that is empty, before
 * the network is back. Each open editor has a place of its own; whoever opens the dashboard next takes over what lies
 * in the places of editors that are gone.
 */
export interface EditMemory {
  keep(edit: Partial<Draft>, base: Partial<Draft>): void
  takeAbandoned(): Promise<KeptEdit[]>
}

export function openEditMemory(profileId: string): EditMemory {
  const prefix = `linkhub-edit:${profileId}:`
  const own = prefix + Math.random().toString(36).slice(2)
  holdPlace(own)
  return {
    keep(edit, base) {
      tryStorage(() => {
        if (Object.keys(edit).length === 0) localStorage.removeItem(own)
        else localStorage.setItem(own, JSON.stringify({ edit, base, at: Date.now() }))
      })
    },
    async takeAbandoned() {
      const held = await listHeldPlaces()
      const places = Object.keys(tryStorage(() => ({ ...localStorage })) ?? {})
      return places
        .filter((place) => place.startsWith(prefix) && place !== own && !held.has(place))
        .map(takePlace)
        .filter((kept) => kept !== undefined)
        .toSorted((one, other) => one.at - other.at)
    },
  }
}

/** The browser gives the lock back when the page goes, however it goes. It knows no locks outside https. */
function holdPlace(place: string) {
  void navigator.locks?.request(place, () => new Promise(() => {}))
}

async function listHeldPlaces() {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}

function takePlace(place: string): KeptEdit | undefined {
  const text = tryStorage(() => localStorage.getItem(place))
  tryStorage(() => localStorage.removeItem(place))
  const kept: unknown = tryStorage(() => JSON.parse(text ?? 'null'))
  return isKeptEdit(kept) ? kept : undefined
}

/** Whether it has the shape that `keep` wrote; the rules for its values are those of every edit. */
function isKeptEdit(value: unknown): value is KeptEdit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'edit' in value &&
    isPlainObject(value.edit) &&
    'base' in value &&
    isPlainObject(value.base) &&
    'at' in value &&
    typeof value.at === 'number'
  )
}

function isPlainObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
