import { useSyncExternalStore } from 'react'

const STEP_MS = 15_000

let now = Date.now()
const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The time, for clocks that run while somebody looks; one tick moves all of them. */
export function useNow() {
  return useSyncExternalStore(
    watch,
    () => now,
    () => now,
  )
}

function watch(reader: () => void) {
  if (readers.size === 0) {
    now = Date.now()
    timer = setInterval(tick, STEP_MS)
  }
  readers.add(reader)
  return () => {
    readers.delete(reader)
    if (readers.size === 0) clearInterval(timer)
  }
}

function tick() {
  now = Date.now()
  for (const reader of readers) reader()
}
