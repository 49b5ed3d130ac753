import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLoggedIn } from '../platform/is-logged-in.ts'
import { pathWhenLoggedIn, readOrigin } from './remembered-origin.ts'

/** Redirects whoever is logged in already from the login and the registration. */
export function useRedirectWhenLoggedIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    let isGone = false
    isLoggedIn().then((isThere) => {
      if (isThere && !isGone) void navigate(pathWhenLoggedIn(readOrigin(search)), { replace: true })
    })
    return () => {
      isGone = true
    }
  }, [navigate, search])
}
