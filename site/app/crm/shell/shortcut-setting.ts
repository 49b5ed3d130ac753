import { useSyncExternalStore } from 'react'

/** Whether single keys do something; each browser for itself. Some people’s voice input types letters (WCAG 2.1.4). */
const PLACE = 'crm-shortcuts'
const readers = new Set<() => void>()

export function hasShortcuts() {
  try {
    return localStorage.getItem(PLACE) !== 'off'
  } catch {
    return true
  }
}

export function setShortcuts(areOn: boolean) {
  try {
    localStorage.setItem(PLACE, areOn ? 'on' : 'off')
  } catch {
    // A browser without storage keeps them on.
  }
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
