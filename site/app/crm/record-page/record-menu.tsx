import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { ChevronDown } from 'lucide-react'
import { ActMenu } from '../../ui/act-menu.tsx'
import type { Act } from '../../ui/act-menu-popup.tsx'
import './record-parts.css'

export function RecordMenu({ acts }: { acts: Act[] }) {
  return (
    <ActMenu acts={acts} align="end" className="button button-second button-small" itemClassName="record-act">
      {crmRecordPage.more}
      <ChevronDown aria-hidden size={16} />
    </ActMenu>
  )
}
