import * as z from 'zod'
import { tryStorage } from '../../platform/try-storage.ts'
import type { Draft } from './draft.ts'

/** The rules for its values are those of every edit. */
const Values = z.custom<Partial<Draft>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
const StoredEdit = z.object({ edit: Values, base: Values, at: z.number() })

/**
 * Holds unsaved edits in the browser for a tab that is closed before the server has them. Each open editor
 * has an entry of its own; the next one takes over the entries of those that are gone.
 */
export function openEditStorage(profileId: string) {
  const prefix = `linkhub-edit:${profileId}:`
  const own = prefix + Math.random().toString(36).slice(2)
  // The browser gives the lock back when the page goes, however it goes. It knows no locks outside https.
  void navigator.locks?.request(own, () => new Promise(() => {}))

  return {
    /** `base` is what the server holds in place of the edit. */
    write(edit: Partial<Draft>, base: Partial<Draft>) {
      tryStorage(() => {
        if (Object.keys(edit).length === 0) localStorage.removeItem(own)
        else localStorage.setItem(own, JSON.stringify({ edit, base, at: Date.now() }))
      })
    },
    async takeAbandoned() {
      const { held = [] } = (await navigator.locks?.query()) ?? {}
      const isOpen = (entry: string) => entry === own || held.some(({ name }) => name === entry)
      const entries = Object.keys(tryStorage(() => ({ ...localStorage })) ?? {})
      return entries
        .filter((entry) => entry.startsWith(prefix) && !isOpen(entry))
        .flatMap((entry) => {
          const text = tryStorage(() => localStorage.getItem(entry))
          tryStorage(() => localStorage.removeItem(entry))
          return StoredEdit.safeParse(tryStorage(() => JSON.parse(text ?? 'null'))).data ?? []
        })
        .toSorted((one, other) => one.at - other.at)
    },
  }
}
