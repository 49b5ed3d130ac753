import { crmCompany, crmPeople } from '@nokshi/content/crm.ts'
import type { Company } from '@nokshi/contract/companies.ts'
import { changed, Reference } from '@nokshi/contract/crm.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { crmApi } from './crm-api.ts'
import { useMayChange } from './crm-me.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { PeopleMenu } from './people-menu.tsx'
import { companyPath } from './people-queries.ts'
import { useChange } from './use-change.ts'

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
