import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export default function FramedRoute() {
  useFocusOnNavigation('main')
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

/** A page that arrives without a page load takes the focus, for screen readers. */
function useFocusOnNavigation(elementId: string) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(elementId)?.focus({ preventScroll: true })
    // For startup/count-visits.ts.
    document.dispatchEvent(new Event('page-shown'))
  }, [pathname, elementId])
}
