import { crmTrash } from '@nokshi/content/crm.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { TrashPage } from './trash-page.tsx'

export function meta() {
  return crmMeta(crmTrash.title)
}

export default function CrmTrashRoute() {
  return <TrashPage />
}
