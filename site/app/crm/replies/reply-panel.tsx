import { crmReply } from '@nokshi/content/crm/inbox.ts'
import { type Submission, Triaged } from '@nokshi/contract/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { contacts } from '../people/people-queries.ts'
import { Chips } from '../records/chips.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { TaskNextStep } from '../timeline/task-next-step.tsx'
import { ReplyAdd } from './reply-add.tsx'
import { addressesFor, type Channel } from './reply-address.ts'
import { ReplyWords } from './reply-words.tsx'

const channels: Channel[] = ['whatsapp', 'email', 'call']

interface ReplyPanelProps {
  submission: Submission
  ref: Ref<HTMLElement>
}

/** One tap: WhatsApp, the mail program or the telephone opens with the words filled in, and the answer is logged. */
export function ReplyPanel({ submission, ref }: ReplyPanelProps) {
  const { id, contact: known, deal, name } = submission
  const [chosen, setChosen] = useState<Channel>()
  const [isTouched, setTouched] = useState(false)
  const { data: contact } = useQuery(contacts.query(known?.id))
  const log = useChange({
    send: (reply: { channel: Channel; body: string }) =>
      crmApi.post(`/api/crm/inbox/${encodeURIComponent(id)}/reply`, reply, Triaged),
    done: (_, { channel }) => crmReply.logged[channel],
    onDone: () => setTouched(true),
  })
  const reachable = channels.find((way) => addressesFor(way, submission, contact).length > 0)
  const channel = chosen ?? reachable ?? 'whatsapp'
  const addresses = addressesFor(channel, submission, contact)
  const kind = channel === 'email' ? 'email' : 'phone'
  return (
    <section id="reply" ref={ref} tabIndex={-1} className="crm-card" aria-label={crmReply.heading}>
      <h2 className="crm-heading">{crmReply.heading}</h2>
      {contact?.isSilent && (
        <p role="status" className="submission-fault">
          {crmReply.silent}
        </p>
      )}
      <Chips
        label={crmReply.channel}
        choices={channels.map((way) => ({ value: way, label: crmReply.channels[way] }))}
        value={channel}
        onChoose={setChosen}
      />
      {addresses.length === 0 ? (
        <>
          <p className="crm-small">{kind === 'phone' ? crmReply.noPhone : crmReply.noEmail}</p>
          {contact && <ReplyAdd contact={contact} kind={kind} />}
        </>
      ) : (
        <ReplyWords
          submission={submission}
          contact={contact}
          channel={channel}
          addresses={addresses}
          onOpen={(body) => log.mutate({ channel, body })}
        />
      )}
      {isTouched && (
        <TaskNextStep
          about={{ contactId: known?.id, dealId: deal?.id }}
          name={known?.name ?? name}
          onEnd={() => setTouched(false)}
        />
      )}
    </section>
  )
}
