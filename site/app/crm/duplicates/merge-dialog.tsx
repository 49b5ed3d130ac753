import { crmDuplicates, crmMerge } from '@nokshi/content/crm/duplicates.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { Company } from '@nokshi/contract/crm/companies.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../parts/buttons.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmFailed, CrmLoading, Facts } from '../parts/crm-page.tsx'
import { companies, contacts, duplicatesQuery, rawContactMethods } from '../record-page/record-queries.ts'
import { crmApi, useChange } from '../records/crm-api.ts'
import { RecordField } from '../records/record-field.tsx'
import type { RecordChoice } from '../records/record-kind.ts'
import './duplicates.css'

interface MergeDialogProps {
  kind: 'contact' | 'company'
  id: string
  onClose: () => void
}

export function MergeDialog({ kind, id, onClose }: MergeDialogProps) {
  const [choice, setChoice] = useState<RecordChoice | null>(null)
  const otherId = choice?.id && choice.id !== id ? choice.id : undefined
  return (
    <CrmDialog title={crmMerge.title[kind]} onClose={onClose}>
      {kind === 'contact' && <MergeLikely id={id} chosenId={otherId} onChoose={setChoice} />}
      <RecordField
        key={otherId}
        kind={kind}
        label={crmMerge.choose}
        value={choice}
        onChange={setChoice}
        exceptId={id}
      />
      {otherId && <MergeCompare key={otherId} kind={kind} intoId={id} fromId={otherId} onClose={onClose} />}
    </CrmDialog>
  )
}

interface MergeLikelyProps {
  id: string
  chosenId: string | undefined
  onChoose: (other: Reference | null) => void
}

function MergeLikely({ id, chosenId, onChoose }: MergeLikelyProps) {
  const { data: likely = [] } = useQuery(duplicatesQuery(id))
  if (likely.length === 0) return null
  return (
    <div className="merge-likely stack gap-6">
      <p className="field-label">{crmMerge.maybe}</p>
      <Chips
        label={crmMerge.maybe}
        choices={likely.map(({ contact, because }) => ({
          value: contact.id,
          label: (
            <>
              <bdi>{contact.name}</bdi>, {crmDuplicates.because[because]}
            </>
          ),
        }))}
        value={chosenId ?? null}
        onChoose={(id) => onChoose(likely.find(({ contact }) => contact.id === id)?.contact ?? null)}
      />
    </div>
  )
}

const calls = { contact: 'POST /api/crm/contacts/merge', company: 'POST /api/crm/companies/merge' } as const

type Kind = keyof typeof calls

interface MergeCompareProps {
  kind: Kind
  intoId: string
  fromId: string
  onClose: () => void
}

function MergeCompare({ kind, intoId, fromId, onClose }: MergeCompareProps) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [kind, 'merge', intoId, fromId],
    queryFn: () => previewOf(kind, intoId, fromId),
  })
  const merge = useChange({
    send: () => crmApi(calls[kind], changed(Reference), { body: { intoId, fromId } }),
    done: () => crmMerge.done(data?.from.name ?? '', data?.into.name ?? ''),
    onDone: onClose,
  })
  if (isPending) return <CrmLoading />
  if (!data) return <CrmFailed error={error} onRetry={() => void refetch()} />
  return (
    <>
      <h3 className="crm-heading">
        <bdi>{crmMerge.stays(data.into.name)}</bdi>
      </h3>
      <Facts
        className="facts-beside"
        facts={data.fields.map(({ label, value, isFromOther }) => [
          label,
          isFromOther && value ? `${value} (${crmMerge.from(data.from.name)})` : value,
        ])}
      />
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

async function previewOf(kind: Kind, intoId: string, fromId: string) {
  if (kind === 'contact') {
    const [into, from] = await Promise.all([contacts.fetch(intoId), contacts.fetch(fromId)])
    return { into, from, fields: previewContact(into, from) }
  }
  const [into, from] = await Promise.all([companies.fetch(intoId), companies.fetch(fromId)])
  return { into, from, fields: previewCompany(into, from) }
}

const { fields } = crmMerge

/** What is filled stays; what is empty is taken from the other; addresses and tags are those of both. */
function previewContact(into: Contact, from: Contact) {
  return [
    taken(fields.name, into.name, from.name),
    taken(fields.title, into.title, from.title),
    taken(fields.company, into.company?.name, from.company?.name),
    taken(fields.location, into.location, from.location),
    taken(fields.owner, into.owner?.name, from.owner?.name),
    both(fields.contactMethods, rawContactMethods(into), rawContactMethods(from)),
    both(fields.tags, names(into.tags), names(from.tags)),
    both(fields.deals, titles(into), titles(from)),
    taken(fields.silent, into.isSilent ? crmMerge.yes : null, from.isSilent ? crmMerge.yes : null),
  ]
}

function previewCompany(into: Company, from: Company) {
  return [
    taken(fields.name, into.name, from.name),
    taken(fields.website, into.website, from.website),
    taken(fields.city, into.city, from.city),
    taken(fields.country, into.country, from.country),
    taken(fields.owner, into.owner?.name, from.owner?.name),
    taken(fields.note, into.note, from.note),
    both(fields.people, names(into.contacts), names(from.contacts)),
    both(fields.deals, titles(into), titles(from)),
  ]
}

function taken(label: string, into: string | null | undefined, from: string | null | undefined) {
  return { label, value: into ?? from ?? '', isFromOther: !into && Boolean(from) }
}

function both(label: string, into: string[], from: string[]) {
  return { label, value: [...new Set([...into, ...from])].join(', '), isFromOther: false }
}

function names(list: { name: string }[]) {
  return list.map(({ name }) => name)
}

function titles({ deals }: Pick<Contact, 'deals'>) {
  return deals.map(({ title }) => title)
}
