import { useFetched } from '../../ui/fetched.tsx'
import { useSessionOver } from '../records/session-over.ts'

export const loadLoginAgain = () => import('./login-again-dialog.tsx').then(({ LoginAgainDialog }) => LoginAgainDialog)

/** Over the page when the session has run out. What was typed stays, and the call that noticed is made again. */
export function LoginAgain() {
  const isOver = useSessionOver()
  const Dialog = useFetched(loadLoginAgain, isOver)
  return Dialog && <Dialog isOver={isOver} />
}
