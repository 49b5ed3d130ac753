import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What is typed, once the typing has paused. */
export function useDebounced(typed: string) {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}
