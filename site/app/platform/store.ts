import { useSyncExternalStore } from 'react'

/** A value outside of React that components follow. */
export function createStore<Value>(value: Value) {
  const readers = new Set<() => void>()
  return {
    read: () => value,
    write(next: Value) {
      value = next
      for (const reader of readers) reader()
    },
    subscribe(reader: () => void) {
      readers.add(reader)
      return () => void readers.delete(reader)
    },
  }
}

type Followed<Value> = Pick<ReturnType<typeof createStore<Value>>, 'read' | 'subscribe'>

export function useStore<Value>({ subscribe, read }: Followed<Value>) {
  return useSyncExternalStore(subscribe, read, read)
}
