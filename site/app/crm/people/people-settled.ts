import { useEffect, useState } from 'react'

/** A pause this long means that somebody has stopped typing for the moment. */
const PAUSE_MS = 250

/** What is typed, once it has stood still for a moment. */
export function useSettled(typed: string) {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
