import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export default function FramedRoute() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // A page that arrives without a page load takes the focus, for screen readers.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    // For startup/count-visits.ts.
    document.dispatchEvent(new Event('page-shown'))
  }, [pathname])
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
