import { authPages } from '@nokshi/content/account.ts'
import { pages } from '@nokshi/content/pages.ts'
import { useLocation } from 'react-router'
import { knownPageMeta } from '../frame/page-meta.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/register.route.ts'
import { AuthPage } from './auth-page.tsx'
import { RegisterForm } from './register-form.tsx'
import { withOrigin } from './remembered-origin.ts'
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/register', 'account', true)
}

export default function RegisterRoute() {
  const { text, other } = authPages.register
  const { search } = useLocation()
  const isHydrated = useHydrated()
  useRedirectWhenLoggedIn()
  const login = isHydrated ? withOrigin(other.to, search) : other.to
  return (
    <AuthPage page={pages['/register']} text={text} other={{ ...other, to: login }}>
      <RegisterForm />
    </AuthPage>
  )
}
