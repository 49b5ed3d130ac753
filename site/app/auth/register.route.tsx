import { authPages, pages } from '@nokshi/content/pages.ts'
import { knownPageMeta } from '../frame/page-meta.ts'
import type { Route } from './+types/register.route.ts'
import stylesheet from './gate.css?url'
import { Gate } from './gate.tsx'
import { RegisterForm } from './register-form.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/register', 'account', true)
}

export default function RegisterRoute() {
  const { text, other } = authPages.register
  return (
    <Gate page={pages['/register']} text={text} other={other}>
      <RegisterForm />
    </Gate>
  )
}
