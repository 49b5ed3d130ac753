import { createStore, useStore } from '../../platform/store.ts'

/** Calls refused because the session is over wait here for the next login, so nothing typed is lost. */
const waiting = createStore<(() => void)[]>([])
const leaving = createStore(false)

export function logInAgain(): Promise<void> {
  return new Promise((release) => waiting.write([...waiting.read(), release]))
}

export function isSessionOver() {
  return waiting.read().length > 0 && !leaving.read()
}

export function useSessionOver() {
  const isLeaving = useStore(leaving)
  return useStore(waiting).length > 0 && !isLeaving
}

/** Who logs out is not asked to log in again by a call that was under way. */
export function setLeaving(isSo: boolean) {
  leaving.write(isSo)
}

export function resumeCalls() {
  const released = waiting.read()
  waiting.write([])
  for (const release of released) release()
}
