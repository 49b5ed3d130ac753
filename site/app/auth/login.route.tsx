import { authPages } from '@nokshi/content/account.ts'
import { pages } from '@nokshi/content/pages.ts'
import { useLocation } from 'react-router'
import { knownPageMeta } from '../frame/page-meta.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/login.route.ts'
import { AuthPage } from './auth-page.tsx'
import { LoginForm } from './login-form.tsx'
import { Newcomer } from './newcomer.tsx'
import { readOrigin, wantsPage, withOrigin } from './remembered-origin.ts'
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/login', 'account', true)
}

export default function LoginRoute() {
  const { text, other, newcomer } = authPages.login
  const { search } = useLocation()
  // The page is prerendered for everybody; where somebody comes from shows only in the browser.
  const isHydrated = useHydrated()
  useRedirectWhenLoggedIn()
  const isNewcomer = isHydrated && wantsPage(readOrigin(search))
  const register = isHydrated ? withOrigin(other.to, search) : other.to
  return (
    <AuthPage
      page={pages['/login']}
      text={isNewcomer ? newcomer.lead : text}
      other={isNewcomer ? undefined : { ...other, to: register }}
    >
      {isNewcomer && <Newcomer to={register} />}
      <LoginForm isSecond={isNewcomer} />
    </AuthPage>
  )
}
