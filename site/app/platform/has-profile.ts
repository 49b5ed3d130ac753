/**
 * Whether the visitor has a LinkHub page, as far as this page knows: session.ts finds out and tells, the header reads.
 * It stands apart because every page loads it, and session.ts only the pages of people who are logged in.
 */
let hasProfile = false
const readers = new Set<() => void>()

export function readHasProfile() {
  return hasProfile
}

export function tellHasProfile(found: boolean) {
  if (found === hasProfile) return
  hasProfile = found
  for (const reader of readers) reader()
}

export function watchHasProfile(reader: () => void) {
  readers.add(reader)
  return () => {
    readers.delete(reader)
  }
}
