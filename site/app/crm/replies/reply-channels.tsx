import { crmReply } from '@nokshi/content/crm/inbox.ts'
import type { Reply } from '@nokshi/contract/crm/inbox.ts'
import type { NewTask } from '@nokshi/contract/crm/tasks.ts'
import { useState } from 'react'
import { isRefusedWith } from '../../platform/api.ts'
import { Refusal } from '../../ui/forms/error-summary.tsx'
import { Chips, TextLink } from '../parts/buttons.tsx'
import { sentenceOf } from '../parts/crm-page.tsx'
import { pathOf, useChange } from '../records/crm-api.ts'
import { TaskNextStep } from '../tasks/task-next-step.tsx'
import { addressesFor, type Channel, type ReplyTarget } from './reply-address.ts'
import { type Opened, ReplyText } from './reply-text.tsx'

const channels: Channel[] = ['whatsapp', 'email', 'call']

interface ReplyChannelsProps {
  target: ReplyTarget
  about: Pick<NewTask, 'contactId' | 'dealId'>
  /** The channel that was pressed; else the first with an address. */
  channel?: Channel
  /** While a submission waits to be taken, that is the first thing to do, and this the second. */
  isSecond?: boolean
  /** Nobody has answered yet, as far as is known: then it is asked before it is sent. */
  isFirst?: boolean
  /** The enquiry that a mail answers. */
  submissionId?: string | undefined
  log: (reply: Reply, key: string) => Promise<unknown>
}

export function ReplyChannels(props: ReplyChannelsProps) {
  const { target, about, channel: pressed, isSecond = false, isFirst = false, submissionId, log } = props
  const [chosen, setChosen] = useState(pressed)
  const [isTouched, setTouched] = useState(false)
  const { contact } = target
  const sent = useChange({
    send: log,
    done: (_, { channel }: Reply) => crmReply.logged[channel],
    onDone: () => setTouched(true),
    onError: isAnswered,
  })
  const isAgain = isAnswered(sent.error)

  function open({ event, href, body, onSent }: Opened) {
    if (!isFirst || isAgain) {
      sent.mutate({ channel, body }, { onSuccess: onSent })
      return
    }
    event.preventDefault()
    // Opened by the press itself, because browsers take what opens later for a popup.
    const tab = channel === 'whatsapp' ? window.open('', '_blank') : null
    if (tab) tab.opener = null
    sent.mutate(
      { channel, body, isFirst },
      {
        onSuccess() {
          onSent()
          if (tab) tab.location.href = href
          else window.location.href = href
        },
        onError: () => tab?.close(),
      },
    )
  }

  const reachable = channels.find((channel) => addressesFor(channel, target).length > 0)
  const channel = chosen ?? reachable ?? 'whatsapp'
  const addresses = addressesFor(channel, target)
  return (
    <>
      {contact?.isSilent && (
        <p role="status" className="crm-warning">
          {crmReply.silent}
        </p>
      )}
      <Chips
        label={crmReply.channel}
        choices={channels.map((channel) => ({ value: channel, label: crmReply.channels[channel] }))}
        value={channel}
        onChoose={setChosen}
      />
      {addresses.length === 0 ? (
        <>
          <p className="crm-small">{channel === 'email' ? crmReply.noEmail : crmReply.noPhone}</p>
          {contact && <TextLink to={pathOf({ kind: 'contact', id: contact.id })}>{crmReply.add}</TextLink>}
        </>
      ) : (
        <ReplyText
          key={target.reference ?? contact?.id}
          target={target}
          channel={channel}
          addresses={addresses}
          isSecond={isSecond}
          isAgain={isAgain}
          onOpen={open}
          about={{ ...about, submissionId }}
          isFirst={isFirst}
          onMailed={() => setTouched(true)}
        />
      )}
      {isAgain && <Refusal sentence={sentenceOf(sent.error)} />}
      {isTouched && <TaskNextStep about={about} name={target.name} onEnd={() => setTouched(false)} />}
    </>
  )
}

function isAnswered(error: unknown) {
  return isRefusedWith(error, 'answered-meanwhile')
}
