import { authPages } from '@nokshi/content/account.ts'
import { ButtonLink } from '../ui/button.tsx'

/** For somebody who wanted a page of their own and was asked to log in: they have no account to log in to. */
export function Newcomer({ to }: { to: string }) {
  const { heading, text, action } = authPages.login.newcomer
  return (
    <div className="auth-newcomer">
      <h2 className="display-3">{heading}</h2>
      <p>{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </div>
  )
}
