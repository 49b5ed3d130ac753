import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * True from the moment that somebody opens the browser's own search by its keys, or prints: both need every row in the
 * page. It stays so while the list is there, as no event tells when the search is closed.
 */
export function useShowsAll() {
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => {
    // At once, because a print takes the page as it is when this returns.
    const show = () => flushSync(() => setShowsAll(true))
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) show()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeprint', show)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeprint', show)
    }
  }, [])
  return showsAll
}
