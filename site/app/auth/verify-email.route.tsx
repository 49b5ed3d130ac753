import { authPages } from '@nokshi/content/account.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import { EmailConfirmed } from '@nokshi/contract/auth.ts'
import { accountPageMeta } from '../frame/page-meta.ts'
import { postForm } from '../platform/post-form.ts'
import type { Route } from './+types/verify-email.route.ts'
import { AuthPage } from './auth-page.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'

export function meta(args: Route.MetaArgs) {
  return accountPageMeta(args, '/verify-email')
}

/** For browsers without scripts. The form is sent to the address of the link. */
export function action(args: Route.ActionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  return postForm(args, (api) => api('POST /api/auth/verify-email', EmailConfirmed, { body: { token } }))
}

export default function VerifyEmailRoute({ actionData }: Route.ComponentProps) {
  const { text, other } = authPages.verifyEmail
  return (
    <AuthPage page={linkhubPages['/verify-email']} text={text} other={other}>
      <EmailConfirmation answer={actionData} />
    </AuthPage>
  )
}
