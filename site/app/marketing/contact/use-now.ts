import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time, to the minute. Undefined until the browser has the page: what is prerendered must not depend on it. */
export function useNow() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
