import { crmDuplicates, crmMerge } from '@nokshi/content/crm/duplicates.ts'
import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { companies, contacts, duplicatesQuery } from '../record-page/record-queries.ts'
import type { RecordChoice } from '../records/record-choice.ts'
import { RecordField } from '../records/record-field.tsx'
import './duplicates.css'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { ArrowRightLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { pathOf } from '../records/recent-records.ts'
import { useChange } from '../records/use-change.ts'
import { type MergedField, previewCompany, previewContact } from './merge-preview.ts'

interface MergeDialogProps {
  kind: 'contact' | 'company'
  id: string
  /** Chosen already, when the two are known to be alike. */
  other?: Reference
  onClose: () => void
}

/** Two become one: choose the other, see what stays, decide. It can be undone. */
export function MergeDialog({ kind, id, other, onClose }: MergeDialogProps) {
  const [choice, setChoice] = useState<RecordChoice | null>(other ?? null)
  const otherId = choice?.id && choice.id !== id ? choice.id : undefined
  return (
    <CrmDialog title={crmMerge.title[kind]} onClose={onClose}>
      {!other && (
        <>
          {kind === 'contact' && <MergeLikely id={id} chosenId={otherId} onChoose={setChoice} />}
          <RecordField key={otherId} kind={kind} label={crmMerge.choose[kind]} value={choice} onChange={setChoice} />
        </>
      )}
      {otherId && <MergeCompare key={otherId} kind={kind} id={id} otherId={otherId} onClose={onClose} />}
    </CrmDialog>
  )
}

interface MergeLikelyProps {
  id: string
  chosenId: string | undefined
  onChoose: (other: Reference) => void
}

/** Those who may be the same person, one tap each, and why. */
function MergeLikely({ id, chosenId, onChoose }: MergeLikelyProps) {
  const { data: likely = [] } = useQuery(duplicatesQuery(id))
  if (likely.length === 0) return null
  return (
    <fieldset className="merge-likely stack gap-6">
      <legend className="field-label">{crmMerge.maybe}</legend>
      <div className="wrap gap-6">
        {likely.map(({ contact, because }) => (
          <button
            key={contact.id}
            type="button"
            className="crm-chip"
            aria-pressed={contact.id === chosenId}
            onClick={() => onChoose({ id: contact.id, name: contact.name })}
          >
            <bdi>{contact.name}</bdi>, {crmDuplicates.because[because]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

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
function MergeCompare({ kind, id, otherId, onClose }: MergeCompareProps) {
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
      <div className="row between gap-y-4 gap-x-12">
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
