/** Calls that came back with «who are you?» wait here until somebody has logged in again, so nothing typed is lost. */
let waiting: (() => void)[] = []
const readers = new Set<() => void>()
let isLeaving = false

export function logInAgain(): Promise<void> {
  return new Promise((release) => {
    waiting.push(release)
    tell()
  })
}

export function isSessionOver() {
  return waiting.length > 0 && !isLeaving
}

/** Who logs out is not asked to log in again by a call that was under way. */
export function setLeaving(isSo: boolean) {
  isLeaving = isSo
  tell()
}

export function watchSessionOver(reader: () => void) {
  readers.add(reader)
  return () => {
    readers.delete(reader)
  }
}

/** Sends every call that waits once more. */
export function resumeCalls() {
  const released = waiting
  waiting = []
  tell()
  for (const release of released) release()
}

function tell() {
  for (const reader of readers) reader()
}
