import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/** The value once it has not changed for a moment: what is asked or read out about it need not follow every key. */
export function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
