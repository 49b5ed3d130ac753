import { crmCompany, crmPeople } from '@nokshi/content/crm.ts'
import type { Company } from '@nokshi/contract/companies.ts'
import { changed, Reference } from '@nokshi/contract/crm.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MergeDialog } from '../duplicates/merge-dialog.tsx'
import { PeopleMenu } from '../people/people-menu.tsx'
import { companyPath } from '../people/people-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'

export function CompanyActions({ company: { id, name } }: { company: Company }) {
  const [isMerging, setMerging] = useState(false)
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const trash = useChange({
    send: () => crmApi.delete(companyPath(id), changed(Reference)),
    done: () => crmCompany.trashed(name),
    onDone: () => void navigate('/crm/companies'),
  })
  if (!mayChange) return null
  return (
    <>
      <PeopleMenu
        acts={[
          { label: crmPeople.merge, onChoose: () => setMerging(true) },
          { label: crmCompany.trash, note: crmCompany.trashText, onChoose: () => trash.mutate() },
        ]}
      />
      {isMerging && <MergeDialog kind="company" id={id} onClose={() => setMerging(false)} />}
    </>
  )
}
