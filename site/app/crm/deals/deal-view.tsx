import { crmDeal } from '@nokshi/content/crm/deals.ts'
import { crmReply } from '@nokshi/content/crm/inbox.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { type Deal, labelIn } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CameFrom } from '../parts/came-from.tsx'
import { CrmPage } from '../parts/crm-page.tsx'
import { age, moment } from '../parts/time.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { ChangeButton } from '../records/change-buttons.tsx'
import { withQuestion } from '../records/crm-api.ts'
import { stagesQuery, useOwnLists } from '../records/crm-queries.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { TaskNextStep } from '../tasks/task-next-step.tsx'
import { TaskPanel } from '../tasks/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { DealFields } from './deal-fields.tsx'
import { useMoveDeal, useMovedDeal } from './deal-moves.tsx'
import { deals } from './deal-queries.ts'
import { ServiceStitch } from './service-stitch.tsx'

export function DealView({ deal }: { deal: Deal }) {
  const { id, title, contact, company, service, stageEnteredAt, createdAt, source, cameFrom } = deal
  const mayChange = useMayChange()
  const about = useMemo(() => ({ dealId: id }), [id])
  const who = [contact?.name, company?.name].filter(Boolean).join(', ')
  return (
    <CrmPage title={title} note={who} actions={mayChange && <DealTrash id={id} />}>
      <ServiceStitch service={service} className="link-colour" />
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

function Ending({ deal: { closedAt, lostReason, lostNote } }: { deal: Deal }) {
  const { lostReasons } = useOwnLists()
  if (closedAt === null) return null
  const reason = labelIn(lostReasons, lostReason)
  return (
    <>
      {crmDeal.closed(moment(closedAt))}.{reason && ` ${crmDeal.lost(reason)}.`}
      {lostNote && <q className="above-8 break-anywhere block">{lostNote}</q>}
    </>
  )
}

const sources: Record<string, string> = { ...crmRecordPage.sources, ...crmDeal.sources }

function sourceLabels(source: string | null) {
  return source === null ? '' : (sources[source] ?? source)
}

/** A viewer sends nothing. */
function DealContact({ deal }: { deal: Deal }) {
  const { data: contact } = useQuery(contacts.query(deal.contact?.id))
  const mayChange = useMayChange()
  if (!mayChange) return null
  if (!deal.contact) return <p className="crm-small">{crmDeal.noContact}</p>
  if (!contact) return null
  if (contact.isSilent) return <p className="crm-due">{crmReply.silent}</p>
  const { email, phone } = contact
  if (!email && !phone) return <p className="crm-small">{crmDeal.noContactMethod}</p>
  return (
    <div className="row gap-x-12">
      <bdi className="strong">{contact.name}</bdi>
      <ContactButtons contact={contact} deal={deal} email={email} phone={phone} />
    </div>
  )
}

function StageRow({ deal }: { deal: Deal }) {
  const { data: stages = [] } = useQuery(stagesQuery)
  const mayChange = useMayChange()
  const move = useMoveDeal()
  const moved = useMovedDeal()
  const stageId = moved?.card.id === deal.id ? moved.stage.id : deal.stageId
  if (!mayChange) {
    const here = stages.find(({ id }) => id === stageId)
    return (
      <p>
        {crmDeal.stages}: <strong dir="auto">{here?.label}</strong>
      </p>
    )
  }
  return (
    <fieldset className="wrap gap-6 min-width-0" aria-label={crmDeal.stages}>
      {stages.map((stage) => (
        <button
          key={stage.id}
          type="button"
          className="stage-step rounded"
          data-kind={stage.kind}
          aria-pressed={stage.id === stageId}
          onClick={() => stage.id !== stageId && move({ card: deal, stage })}
        >
          <bdi>{stage.label}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
