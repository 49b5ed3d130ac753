import { useSyncExternalStore } from 'react'

/** From here on the frame has its side: columns stand beside each other, and a deal beside its board. */
const WIDE = '(width >= 900px)'

export function useIsWide() {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(WIDE)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  )
}
