import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { type Notice, showKeptNotice, showNoticesWith } from './notify.ts'

const ToastRegion = lazy<ComponentType<{ early: Notice[] }>>(() =>
  import('./toast-region.tsx').then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    // A toast that cannot be shown must not take the page with it.
    () => ({ default: () => null }),
  ),
)

export function Toasts() {
  const [early, setEarly] = useState<Notice[]>([])
  useEffect(() => {
    const stop = showNoticesWith((notice) => setEarly((others) => [...others, notice]))
    showKeptNotice()
    return stop
  }, [])
  if (early.length === 0) return null
  return (
    <Suspense>
      <ToastRegion early={early} />
    </Suspense>
  )
}
