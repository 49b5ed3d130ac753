import { crmFrame } from '@nokshi/content/crm/records.ts'
import { data } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from './crm-page.tsx'

const labels = crmFrame.notFound

export function loader() {
  return data(null, { status: 404 })
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
