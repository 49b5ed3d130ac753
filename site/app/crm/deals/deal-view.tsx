import { crmDeal } from '@nokshi/content/crm/deals.ts'
import { crmReply } from '@nokshi/content/crm/inbox.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { Deal, lostReasons } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SmallButton } from '../../ui/button.tsx'
import { age, moment } from '../parts/ago.ts'
import { CameFrom } from '../parts/came-from.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi, withQuestion } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { stagesQuery } from '../records/crm-queries.ts'
import { noteRecent } from '../records/recent-records.ts'
import { addressesFor, type Channel } from '../replies/reply-address.ts'
import { ReplyDialog } from '../replies/reply-dialog.tsx'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { TaskNextStep } from '../tasks/task-next-step.tsx'
import { TaskPanel } from '../tasks/task-panel.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { DealFields } from './deal-fields.tsx'
import { useMoveDeal } from './deal-moves.tsx'
import { deals } from './deal-queries.ts'
import { ServiceStitch } from './service-stitch.tsx'

const icons = { whatsapp: MessageCircle, email: Mail, call: Phone }

const channels: Channel[] = ['whatsapp', 'email', 'call']

export function DealView({ deal }: { deal: Deal }) {
  const { id, title, contact, company, service, stageEnteredAt, createdAt, source, cameFrom } = deal
  const mayChange = useMayChange()
  const about = useMemo(() => ({ dealId: id }), [id])
  const who = [contact?.name, company?.name].filter(Boolean).join(', ')
  useNoticed(deal, who)
  return (
    <CrmPage title={title} note={who} actions={mayChange && <DealTrash id={id} />}>
      <ServiceStitch service={service} className="sky" />
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
  if (closedAt === null) return null
  const reason = lostReasons.find(({ value }) => value === lostReason)?.label
  return (
    <>
      {crmDeal.closed(moment(closedAt))}.{reason && ` ${crmDeal.lost(reason)}.`}
      {lostNote && <q className="deal-note break-anywhere block">{lostNote}</q>}
    </>
  )
}

const sources: Record<string, string> = { ...crmRecordPage.sources, ...crmDeal.sources }

function sourceLabels(source: string | null) {
  return source === null ? '' : (sources[source] ?? source)
}

/** The channels to the contact of a deal. A viewer sends nothing. */
function DealContact({ deal: { id, contact: known } }: { deal: Deal }) {
  const { data: contact } = useQuery(contacts.query(known?.id))
  const [opened, setOpened] = useState<Channel>()
  const mayChange = useMayChange()
  if (!mayChange) return null
  if (!known) return <p className="crm-small">{crmDeal.noContact}</p>
  if (!contact) return null
  if (contact.isSilent) return <p className="crm-due">{crmReply.silent}</p>
  const target = { contact, sent: { email: null, phone: null } }
  const available = channels.filter((channel) => addressesFor(channel, target).length > 0)
  if (available.length === 0) return <p className="crm-small">{crmDeal.noContactMethod}</p>
  return (
    <>
      <fieldset className="crm-actions" aria-label={crmDeal.replyTo(contact.name)}>
        {available.map((channel) => {
          const Icon = icons[channel]
          return (
            <SmallButton key={channel} onClick={() => setOpened(channel)}>
              <Icon aria-hidden size={18} />
              {crmReply.channels[channel]}
              <span className="sr-only">: {contact.name}</span>
            </SmallButton>
          )
        })}
      </fieldset>
      {opened && <ReplyDialog contact={contact} dealId={id} channel={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Somebody has opened it: it is among the recent ones, and what came in is no news any more. */
function useNoticed({ id, title, hasNews }: Deal, detail: string) {
  const mayChange = useMayChange()
  useEffect(() => noteRecent({ kind: 'deal', id, title, detail }), [id, title, detail])
  useEffect(() => {
    if (hasNews && mayChange) void markSeen(id)
  }, [id, hasNews, mayChange])
}

async function markSeen(id: string) {
  try {
    const deal = await crmApi('POST /api/crm/deals/{id}/seen', Deal, { id })
    crmClient.setQueryData(deals.query(id).queryKey, deal)
    void crmClient.invalidateQueries({ queryKey: ['board'] })
    void crmClient.invalidateQueries({ queryKey: ['deals'] })
  } catch {
    // It stays marked as news, and is tried again when it is opened again.
  }
}

function StageRow({ deal }: { deal: Deal }) {
  const { data: stages = [] } = useQuery(stagesQuery)
  const mayChange = useMayChange()
  const move = useMoveDeal()
  if (!mayChange) {
    const here = stages.find(({ id }) => id === deal.stageId)
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
          aria-pressed={stage.id === deal.stageId}
          onClick={() => stage.id !== deal.stageId && move({ card: deal, stage })}
        >
          <bdi>{stage.label}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
