import { LoginState } from '@nokshi/contract/auth.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../platform/api.ts'

/** Leads a visitor to the login page, and somebody who is logged in to the dashboard. */
export function AccountLink() {
  const [isLoggedIn, setLoggedIn] = useState(false)

  useEffect(() => {
    // A check that fails counts as not logged in.
    browserApi.get('/api/auth/check-login', LoginState).then(
      (state) => setLoggedIn(state.loggedIn),
      () => setLoggedIn(false),
    )
  }, [])

  return isLoggedIn ? <Link to="/dashboard">Dashboard</Link> : <Link to="/login">Login to LinkHub</Link>
}
