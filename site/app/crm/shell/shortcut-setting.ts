import { useSyncExternalStore } from 'react'
import { tryStorage } from '../../platform/try-storage.ts'

/** Whether single keys do something; each browser for itself. Some people’s voice input types letters (WCAG 2.1.4). */
const PLACE = 'crm-shortcuts'
const readers = new Set<() => void>()

export function hasShortcuts() {
  return tryStorage(() => localStorage.getItem(PLACE)) !== 'off'
}

export function setShortcuts(areOn: boolean) {
  tryStorage(() => localStorage.setItem(PLACE, areOn ? 'on' : 'off'))
  for (const reader of readers) reader()
}

export function useHasShortcuts() {
  return useSyncExternalStore(watch, hasShortcuts, () => true)
}

function watch(reader: () => void) {
  readers.add(reader)
  return () => {
    readers.delete(reader)
  }
}
