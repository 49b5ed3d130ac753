import { crmReply } from '@nokshi/content/crm/inbox.ts'
import type { Contact, ContactMethodKind } from '@nokshi/contract/crm/contacts.ts'
import type { Reply } from '@nokshi/contract/crm/inbox.ts'
import type { NewTask } from '@nokshi/contract/crm/tasks.ts'
import { useState } from 'react'
import { isRefusedWith } from '../../platform/api.ts'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import { Chips } from '../parts/chips.tsx'
import { sentenceOf } from '../parts/crm-states.tsx'
import { useAddContactMethod } from '../record-page/use-add-contact-method.ts'
import { useChange } from '../records/use-change.ts'
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
  /** Writes down that it was sent. */
  log: (reply: Reply) => Promise<unknown>
}

/** By WhatsApp, by mail or by phone; then what comes next. */
export function ReplyChannels(props: ReplyChannelsProps) {
  const { target, about, channel: pressed, isSecond = false, isFirst = false, log } = props
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
  const kind = channel === 'email' ? 'email' : 'phone'
  return (
    <>
      {contact?.isSilent && (
        <p role="status" className="submission-error">
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
          <p className="crm-small">{kind === 'phone' ? crmReply.noPhone : crmReply.noEmail}</p>
          {contact && <ReplyAdd contact={contact} kind={kind} />}
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

/** A way to reach somebody that is not on file yet, in the place where it is missed. */
function ReplyAdd({ contact, kind }: { contact: Contact; kind: ContactMethodKind }) {
  const [typed, setTyped] = useState('')
  const form = useAddContactMethod(contact, typed, { done: crmReply.add.done })
  const isPhone = kind === 'phone'
  return (
    <form {...form.formProps} className="crm-line">
      <TextField
        label={crmReply.add[kind]}
        hint={isPhone ? crmReply.add.hint : undefined}
        type={isPhone ? 'tel' : 'email'}
        dir="ltr"
        autoComplete="off"
        value={typed}
        error={form.sentence}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SmallButton type="submit" disabled={form.isBlocked}>
        {crmReply.add.submit}
      </SmallButton>
    </form>
  )
}
