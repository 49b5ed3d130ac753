import { crmNewContact } from '@nokshi/content/crm.ts'
import { Contact, NewContact } from '@nokshi/contract/contacts.ts'
import { changed } from '@nokshi/contract/crm.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../platform/api.ts'
import { issueSentences } from '../../platform/issue-sentences.ts'
import type { FieldErrors } from '../../ui/use-form.ts'
import { crmApi, withQuestion } from '../records/crm-api.ts'
import { pathOf } from '../records/recent-records.ts'
import type { RecordChoice } from '../records/record-field.tsx'
import { useChange } from '../records/use-change.ts'

interface Typed {
  name: string
  points: string[]
  company: RecordChoice | null
  /** Where to go when it is saved. */
  then: 'open' | 'deal'
}

/** Saves somebody new. What is wrong is said beside the fields, and who has an address already is named. */
export function useNewContact() {
  const navigate = useNavigate()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failures, setFailures] = useState(0)
  const change = useChange({
    send: ({ wish }: { wish: NewContact; then: Typed['then'] }) =>
      crmApi.post('/api/crm/contacts', wish, changed(Contact)),
    done: ({ record }) => crmNewContact.added(record.name),
    onDone({ record }, { then }) {
      const deal = withQuestion('/crm/deals', { new: '1', contact: record.id })
      void navigate(then === 'deal' ? deal : pathOf({ kind: 'contact', id: record.id }))
    },
    onFault(fault) {
      const isRefused = fault instanceof ApiProblem && Object.keys(fault.fields).length > 0
      if (isRefused && fault.status === 400) fail(fault.fields)
      return isRefused
    },
  })

  function fail(found: FieldErrors) {
    setErrors(found)
    setFailures((count) => count + 1)
  }

  function save({ name, points, company, then }: Typed) {
    if (change.isPending) return
    const typed = { name, points: points.filter((point) => point.trim() !== ''), ...chosen(company) }
    const parsed = NewContact.safeParse(typed)
    if (!parsed.success) {
      fail(issueSentences(parsed))
      return
    }
    setErrors({})
    change.mutate({ wish: parsed.data, then })
  }

  return { save, errors, failures, fault: change.error, isBusy: change.isPending }
}

function chosen(company: RecordChoice | null) {
  if (!company) return {}
  return company.id === null ? { companyName: company.name } : { companyId: company.id }
}
