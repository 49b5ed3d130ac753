import { useEffect, useState } from 'react'

/** The value once it has not changed for a moment: what is asked or read out about it need not follow every key. */
export function useDebounced(value: string, pauseMs = 400) {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return debounced
}
