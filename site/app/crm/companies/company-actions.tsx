import { crmCompany } from '@nokshi/content/crm/companies.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { Company } from '@nokshi/contract/crm/companies.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MergeDialog } from '../duplicates/merge-dialog.tsx'
import { RecordMenu } from '../record-page/record-menu.tsx'
import { companies } from '../record-page/record-queries.ts'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'

export function CompanyActions({ company: { id, name } }: { company: Company }) {
  const [isMerging, setMerging] = useState(false)
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const trash = useChange({
    send: () => companies.trash(id),
    done: () => crmCompany.trashed(name),
    onDone: () => void navigate('/crm/companies'),
  })
  if (!mayChange) return null
  return (
    <>
      <RecordMenu
        acts={[
          { label: crmRecordPage.merge, onChoose: () => setMerging(true) },
          { label: crmCompany.trash, note: crmCompany.trashText, onChoose: () => trash.mutate() },
        ]}
      />
      {isMerging && <MergeDialog kind="company" id={id} onClose={() => setMerging(false)} />}
    </>
  )
}
