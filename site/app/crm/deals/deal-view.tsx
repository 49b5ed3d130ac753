import { crmDeal } from '@nokshi/content/crm/deals.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { type Deal, lostReasons } from '@nokshi/contract/crm/deals.ts'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { age, moment } from '../parts/ago.ts'
import { CameFrom } from '../parts/came-from.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { withQuestion } from '../records/crm-api.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { TaskNextStep } from '../tasks/task-next-step.tsx'
import { TaskPanel } from '../tasks/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { DealContact } from './deal-contact.tsx'
import { DealFields } from './deal-fields.tsx'
import { deals } from './deal-queries.ts'
import { useNoticed } from './deal-seen.ts'
import { ServiceStitch } from './service-stitch.tsx'
import { StageRow } from './stage-row.tsx'

export function DealView({ deal }: { deal: Deal }) {
  const { id, title, contact, company, service, stageEnteredAt, createdAt, source, cameFrom } = deal
  const mayChange = useMayChange()
  const about = useMemo(() => ({ dealId: id }), [id])
  const who = [contact?.name, company?.name].filter(Boolean).join(', ')
  useNoticed(deal, who)
  return (
    <CrmPage title={title} note={who} actions={mayChange && <DealTrash id={id} />}>
      <ServiceStitch service={service} className="deal-stitch" />
      <StageRow deal={deal} />
      <p className="crm-small">
        {crmDeal.sinceThen(age(stageEnteredAt))}. <Ending deal={deal} />
      </p>
      <DealContact deal={deal} />
      <DealFields deal={deal} />
      <NextStep deal={deal} />
      <TaskPanel about={about} />
      <Timeline about={about} name={contact?.name} />
      <p className="crm-small">{crmDeal.added(moment(createdAt), sourceLabels(source))}</p>
      <CameFrom origin={cameFrom} />
    </CrmPage>
  )
}

function DealTrash({ id }: { id: string }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <ChangeButton
      send={() => deals.trash(id)}
      done={({ record }) => crmDeal.trashed(record.name)}
      onDone={() => void navigate(withQuestion('/crm/deals', Object.fromEntries(search)))}
    >
      <Trash2 aria-hidden size={16} />
      {crmDeal.trash}
    </ChangeButton>
  )
}

/** An open deal without one is asked for one; it can be left for now. */
function NextStep({ deal: { id, contact, nextStep, closedAt } }: { deal: Deal }) {
  const mayChange = useMayChange()
  const [isLater, setLater] = useState(false)
  if (nextStep || closedAt !== null || isLater || !mayChange) return null
  const about = { dealId: id, contactId: contact?.id }
  return <TaskNextStep about={about} name={contact?.name} isFromStart onEnd={() => setLater(true)} />
}

/** How a closed deal ended. */
function Ending({ deal: { closedAt, lostReason, lostNote } }: { deal: Deal }) {
  if (closedAt === null) return null
  const reason = lostReasons.find(({ value }) => value === lostReason)?.label
  return (
    <>
      {crmDeal.closed(moment(closedAt))}.{reason && ` ${crmDeal.lost(reason)}.`}
      {lostNote && <q className="deal-note">{lostNote}</q>}
    </>
  )
}

const sources: Record<string, string> = { ...crmRecordPage.sources, ...crmDeal.sources }

function sourceLabels(source: string | null) {
  return source === null ? '' : (sources[source] ?? source)
}
