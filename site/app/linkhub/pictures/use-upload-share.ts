import { useEffect, useState } from 'react'

/** Who waits for less than this needs no bar. */
const PATIENCE_MS = 1_000

export function useUploadShare(isBusy: boolean) {
  const [share, setShare] = useState(0)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
      setShare(0)
    }
  }, [isBusy])
  return { share: isBusy && isSlow ? share : undefined, onProgress: setShare }
}
