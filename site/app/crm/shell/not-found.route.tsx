import { crmFrame } from '@nokshi/content/crm/records.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { CrmPage, crmMeta } from '../parts/crm-page.tsx'
import type { Route } from './+types/not-found.route.ts'

const labels = crmFrame.notFound

/** Where links in older mails lead. */
const moved = new Map([
  ['/crm/reports', '/crm/linkhub'],
  ['/crm/creators', '/crm/linkhub?tab=creators'],
])

export function loader({ request }: Route.LoaderArgs) {
  const place = moved.get(new URL(request.url).pathname)
  return place ? redirect(place) : data(null, { status: 404 })
}

export const meta = crmMeta(labels.heading)

export default function CrmNotFoundRoute() {
  return (
    <CrmPage title={labels.heading}>
      <p>{labels.text}</p>
      <div>
        <ButtonLink to="/crm">{labels.link}</ButtonLink>
      </div>
    </CrmPage>
  )
}
