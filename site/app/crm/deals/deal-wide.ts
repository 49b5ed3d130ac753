import { useMedia } from '../../ui/browser/use-media.ts'

/** From here on the frame has its side: columns stand beside each other, and a deal beside its board. */
export function useIsWide() {
  return useMedia('(width >= 900px)')
}
