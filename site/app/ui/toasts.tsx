import { lazy, Suspense, useEffect, useState } from 'react'
import { type Notice, showKeptNotice, takeNotices } from './notify.ts'

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then(({ ToastRegion }) => ({ default: ToastRegion })),
)

/** Where toasts appear. The code for it is loaded with the first notice. */
export function Toasts() {
  const [early, setEarly] = useState<Notice[]>([])
  useEffect(() => {
    const stop = takeNotices((notice) => setEarly((others) => [...others, notice]))
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
