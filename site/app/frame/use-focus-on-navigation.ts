import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A page that arrives without a page load takes the focus, so that those who hear the site know that it is there. */
export function useFocusOnNavigation(elementId: string) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(elementId)?.focus({ preventScroll: true })
  }, [pathname, elementId])
}
