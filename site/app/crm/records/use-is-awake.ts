import { useSyncExternalStore } from 'react'

/** False in the prerendered page, true from the moment that scripts have taken it over. */
export function useIsAwake() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
