import { authPages } from '@nokshi/content/account.ts'
import { pages } from '@nokshi/content/pages.ts'
import { knownPageMeta } from '../frame/page-meta.ts'
import type { Route } from './+types/reset-password.route.ts'
import { AuthPage } from './auth-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/reset-password', 'account', true)
}

export default function ResetPasswordRoute() {
  const { text, other } = authPages.resetPassword
  return (
    <AuthPage page={pages['/reset-password']} text={text} other={other}>
      <ResetPasswordForm />
    </AuthPage>
  )
}
