import { useFetched } from '../../ui/fetched.tsx'
import { useSessionOver } from '../records/session-over.ts'

export const loadLoginAgain = () => import('./login-again-dialog.tsx').then(({ LoginAgainDialog }) => LoginAgainDialog)

/** Covers the page when the session is over. Typed text stays, and the refused call is repeated. */
export function LoginAgain() {
  const isOver = useSessionOver()
  const Dialog = useFetched(loadLoginAgain, isOver)
  return Dialog && <Dialog isOver={isOver} />
}
