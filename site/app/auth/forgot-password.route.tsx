import { authPages } from '@nokshi/content/account.ts'
import { pages } from '@nokshi/content/pages.ts'
import { knownPageMeta } from '../frame/page-meta.ts'
import type { Route } from './+types/forgot-password.route.ts'
import { AuthPage } from './auth-page.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/forgot-password', 'account', true)
}

export default function ForgotPasswordRoute() {
  const { text, other } = authPages.forgotPassword
  return (
    <AuthPage page={pages['/forgot-password']} text={text} other={other}>
      <ForgotPasswordForm />
    </AuthPage>
  )
}
