import { brand } from '@nokshi/content/brand.ts'
import { AccountLink } from '../auth/account-link.tsx'
import { useSettings } from '../platform/use-settings.ts'
import type { Route } from './+types/home.route.ts'

export function meta(): Route.MetaDescriptors {
  return [{ title: brand.name }, { name: 'description', content: brand.sentence }]
}

export default function HomeRoute() {
  const { siteUrl } = useSettings()
  return (
    <main>
      <link rel="canonical" href={`${siteUrl}/`} />
      <h1>{brand.name}</h1>
      <p>{brand.sentence}</p>
      <ul>
        <li>
          <AccountLink />
        </li>
        <li>
          <a href={`mailto:${brand.contact.email}`}>{brand.contact.email}</a>
        </li>
        <li>
          <a href={`tel:${brand.contact.phone.replaceAll(' ', '')}`}>{brand.contact.phone}</a>
        </li>
      </ul>
    </main>
  )
}
