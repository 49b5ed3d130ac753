import { crmNewDeal } from '@nokshi/content/crm.ts'
import type { Money } from '@nokshi/contract/crm.ts'
import { NewDeal } from '@nokshi/contract/deals.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiProblem } from '../../platform/api.ts'
import { issueSentences } from '../../platform/issue-sentences.ts'
import type { FieldErrors } from '../../ui/use-form.ts'
import { crmApi, withQuestion } from '../records/crm-api.ts'
import { pathOf } from '../records/recent-records.ts'
import type { RecordChoice } from '../records/record-field.tsx'
import { useChange } from '../records/use-change.ts'
import { ChangedDeal } from './deal-queries.ts'

interface Typed {
  title: string
  contact: RecordChoice | null
  company: RecordChoice | null
  amount: Money | null
  service: string
  ownerId: string | null
  stageId: string
}

/** Adds a deal and opens it. What is wrong is said beside the fields. */
export function useNewDeal() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failures, setFailures] = useState(0)
  const change = useChange({
    send: (wish: NewDeal) => crmApi.post('/api/crm/deals', wish, ChangedDeal),
    done: ({ record }) => crmNewDeal.added(record.title),
    onDone({ record }) {
      const { new: _, contact: __, company: ___, ...view } = Object.fromEntries(search)
      void navigate(withQuestion(pathOf({ kind: 'deal', id: record.id }), view))
    },
    onFault(fault) {
      const isRefused = fault instanceof ApiProblem && Object.keys(fault.fields).length > 0
      if (isRefused) fail(fault.fields)
      return isRefused
    },
  })

  function fail(found: FieldErrors) {
    setErrors(found)
    setFailures((count) => count + 1)
  }

  function save({ contact, company, service, stageId, ...rest }: Typed) {
    if (change.isPending) return
    const parsed = NewDeal.safeParse({
      ...rest,
      contactId: contact?.id,
      companyId: company?.id,
      service: service || null,
      stageId: stageId || undefined,
    })
    if (!parsed.success) {
      fail(issueSentences(parsed))
      return
    }
    setErrors({})
    change.mutate(parsed.data)
  }

  return { save, errors, failures, isBusy: change.isPending }
}
