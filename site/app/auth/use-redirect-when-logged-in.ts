import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLoggedIn } from '../platform/is-logged-in.ts'
import { readKeptUser } from '../platform/kept-user.ts'
import { pathWhenLoggedIn, readOrigin } from './remembered-origin.ts'

/**
 * Redirects whoever is logged in already from the login and the registration. Meanwhile auth-page.css hides
 * the form. Before the app has started, startup/start-on-interaction.ts does the same.
 */
export function useRedirectWhenLoggedIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  useLayoutEffect(() => {
    let isGone = false
    const page = document.documentElement.dataset
    if (readKeptUser() !== null) page.leaving = ''
    isLoggedIn().then(async (isThere) => {
      if (isGone) return
      if (isThere) await navigate(pathWhenLoggedIn(readOrigin(search)), { replace: true })
      delete page.leaving
    })
    return () => {
      isGone = true
      delete page.leaving
    }
  }, [navigate, search])
}
