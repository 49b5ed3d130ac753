import { useEffect } from 'react'
import { KEPT_USER } from '../platform/kept-user.ts'
import { restartSession } from '../platform/session.ts'

/**
 * Asks again who is there when somebody logged in or out in another tab, and when the browser brings back a page that
 * had been left: what it shows may belong to a session that is over.
 */
export function useSessionRestarts() {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === KEPT_USER && void restartSession()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void restartSession()
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}
