import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLoggedIn } from '../platform/is-logged-in.ts'
import { readKeptUser } from '../platform/kept-user.ts'
import { onwardPath, readOrigin } from './remembered-origin.ts'

/**
 * Sends whoever is logged in already on from the login and the registration. While that is being found out about
 * somebody who probably is, the form stays hidden (gate.css): before the app is there, startup/start-on-sign.ts sees to it.
 */
export function useOnward() {
  const navigate = useNavigate()
  const { search } = useLocation()
  useLayoutEffect(() => {
    let isGone = false
    const page = document.documentElement.dataset
    if (readKeptUser() !== null) page.leaving = ''
    isLoggedIn().then(async (isThere) => {
      if (isGone) return
      if (isThere) await navigate(onwardPath(readOrigin(search)), { replace: true })
      delete page.leaving
    })
    return () => {
      isGone = true
      delete page.leaving
    }
  }, [navigate, search])
}
