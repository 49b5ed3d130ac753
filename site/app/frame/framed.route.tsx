import { Outlet } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Header and footer around the pages of the studio. */
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
