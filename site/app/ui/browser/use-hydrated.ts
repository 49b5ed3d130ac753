import { useSyncExternalStore } from 'react'

/** False in what the server rendered, true from the moment that scripts have taken the page over. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
