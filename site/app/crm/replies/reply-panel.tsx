import { crmReply } from '@nokshi/content/crm.ts'
import { type Submission, Triaged } from '@nokshi/contract/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { contacts } from '../people/people-queries.ts'
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
  const { data: contact } = useQuery({ ...contacts.query(known?.id ?? ''), enabled: known !== null })
  const log = useChange({
    send: (reply: { channel: Channel; body: string }) =>
      crmApi.post(`/api/crm/inbox/${encodeURIComponent(id)}/reply`, reply, Triaged),
    done: (_, { channel }) => crmReply.logged[channel],
    onDone: () => setTouched(true),
  })
  const reachable = channels.find((way) => addressesFor(way, submission, contact).length > 0)
  const channel = chosen ?? reachable ?? 'whatsapp'
  const addresses = addressesFor(channel, submission, contact)
  return (
    <section id="reply" ref={ref} tabIndex={-1} className="crm-card" aria-label={crmReply.heading}>
      <h2 className="crm-heading">{crmReply.heading}</h2>
      {contact?.isSilent && (
        <p role="status" className="submission-fault">
          {crmReply.silent}
        </p>
      )}
      <fieldset className="crm-chips" aria-label={crmReply.channel}>
        {channels.map((way) => (
          <button
            key={way}
            type="button"
            className="crm-chip"
            aria-pressed={way === channel}
            onClick={() => setChosen(way)}
          >
            {crmReply.channels[way]}
          </button>
        ))}
      </fieldset>
      {addresses.length === 0 ? (
        <ReplyAdd contact={contact} kind={channel === 'email' ? 'email' : 'phone'} />
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
