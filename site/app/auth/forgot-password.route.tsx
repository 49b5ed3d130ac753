import { authPages } from '@nokshi/content/account.ts'
import { pages } from '@nokshi/content/pages.ts'
import { knownPageMeta } from '../frame/page-meta.ts'
import type { Route } from './+types/forgot-password.route.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { Gate } from './auth-page.tsx'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/forgot-password', 'account', true)
}

export default function ForgotPasswordRoute() {
  const { text, other } = authPages.forgotPassword
  return (
    <Gate page={pages['/forgot-password']} text={text} other={other}>
      <ForgotPasswordForm />
    </Gate>
  )
}
