import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { InboxPage } from './inbox-page.tsx'

export function meta() {
  return crmMeta(crmInbox.title)
}

export default function InboxRoute() {
  return <InboxPage />
}
