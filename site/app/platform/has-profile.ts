import { createStore } from './store.ts'

/**
 * Whether the visitor has a LinkHub page, as far as known: session.ts writes it, the header reads it. A
 * separate file, because every page loads it, and session.ts only the pages of people who are logged in.
 */
export const hasProfileStore = createStore(false)
