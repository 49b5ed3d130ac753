import { authPages, pages } from '@nokshi/content/pages.ts'
import { knownPageMeta } from '../frame/page-meta.ts'
import type { Route } from './+types/login.route.ts'
import stylesheet from './gate.css?url'
import { Gate } from './gate.tsx'
import { LoginForm } from './login-form.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/login', 'account', true)
}

export default function LoginRoute() {
  const { text, other } = authPages.login
  return (
    <Gate page={pages['/login']} text={text} other={other}>
      <LoginForm />
    </Gate>
  )
}
