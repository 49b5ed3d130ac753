import { crmMerge } from '@nokshi/content/crm/duplicates.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { companies, contacts } from '../record-page/record-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import { pathOf } from '../records/recent-records.ts'
import { useChange } from '../records/use-change.ts'
import { type MergedField, previewCompany, previewContact } from './merge-preview.ts'

const calls = { contact: 'POST /api/crm/contacts/merge', company: 'POST /api/crm/companies/merge' } as const
/** More of the record is sent; the notice needs no more. */
const Merged = changed(Reference)

type Kind = keyof typeof calls

interface MergeCompareProps {
  kind: Kind
  id: string
  otherId: string
  onClose: () => void
}

/** What the one that stays will have, and which of the two that is. */
export function MergeCompare({ kind, id, otherId, onClose }: MergeCompareProps) {
  const [isSwapped, setSwapped] = useState(false)
  const [intoId, fromId] = isSwapped ? [otherId, id] : [id, otherId]
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [kind, 'merge', intoId, fromId],
    queryFn: () => previewOf(kind, intoId, fromId),
  })
  const navigate = useNavigate()
  const merge = useChange({
    send: () => crmApi(calls[kind], Merged, { body: { intoId, fromId } }),
    done: () => crmMerge.done(data?.from.name ?? '', data?.into.name ?? ''),
    onDone() {
      onClose()
      if (isSwapped) void navigate(pathOf({ kind, id: intoId }))
    },
  })
  if (isPending) return <CrmLoading />
  if (!data) return <CrmFailed error={error} onRetry={() => void refetch()} />
  return (
    <>
      <div className="crm-card-top">
        <h3 className="crm-heading">
          <bdi>{crmMerge.stays(data.into.name)}</bdi>
        </h3>
        <QuietButton onClick={() => setSwapped(!isSwapped)}>
          <ArrowRightLeft aria-hidden size={16} />
          {crmMerge.swap}
        </QuietButton>
      </div>
      <MergedFields fields={data.fields} fromName={data.from.name} />
      <p className="crm-small">{crmMerge.kept}</p>
      <div className="crm-actions">
        <Button disabled={merge.isPending} onClick={() => merge.mutate()}>
          {crmMerge.submit}
        </Button>
        <Button look="second" onClick={onClose}>
          {crmFrame.cancel}
        </Button>
      </div>
    </>
  )
}

function MergedFields({ fields, fromName }: { fields: MergedField[]; fromName: string }) {
  return (
    <dl className="merge-fields stack">
      {fields
        .filter(({ value }) => value !== '')
        .map(({ label, value, isFromOther }) => (
          <div key={label}>
            <dt className="crm-small">{label}</dt>
            <dd dir="auto" className="break-anywhere">
              {value}
              {isFromOther && <span className="crm-small"> ({crmMerge.from(fromName)})</span>}
            </dd>
          </div>
        ))}
    </dl>
  )
}

interface Preview {
  into: Reference
  from: Reference
  fields: MergedField[]
}

async function previewOf(kind: Kind, intoId: string, fromId: string): Promise<Preview> {
  if (kind === 'contact') {
    const [into, from] = await Promise.all([contacts.fetch(intoId), contacts.fetch(fromId)])
    return { into, from, fields: previewContact(into, from) }
  }
  const [into, from] = await Promise.all([companies.fetch(intoId), companies.fetch(fromId)])
  return { into, from, fields: previewCompany(into, from) }
}
