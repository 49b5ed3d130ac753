import { language } from '@nokshi/content/language.ts'
import { messages as labels } from '@nokshi/content/messages.ts'
import type { MessageList, OwnMessage } from '@nokshi/contract/messages.ts'
import { writeMoment } from '@nokshi/contract/write-moment.ts'
import { SmallButton } from '../ui/button.tsx'
import { useSave } from '../ui/forms/use-save.ts'
import { notifyWithAction } from '../ui/notices/notify.ts'
import { keepMessage, removeMessage, restoreMessage } from './messages-query.ts'

export function MessageRow({ list, item }: { list: MessageList; item: OwnMessage }) {
  const { id, name, email, phone, text, consent, receivedAt, isUnread, isUnconfirmed } = item
  const failed = labels.unsaved
  const restoring = useSave({ send: () => restoreMessage(list, id), failed })
  const removal = useSave({
    send: () => removeMessage(list, id),
    onDone: () => notifyWithAction(labels.removed, { label: labels.undo, onPress: () => restoring.mutate() }),
    failed,
  })
  const keeping = useSave({ send: () => keepMessage(id), failed })
  const { whatsapp, mail } = answersTo(item)
  return (
    <li className="message-row stack gap-6 break-anywhere min-width-0 surface" data-unread={isUnread ? '' : undefined}>
      <p className="wrap between gap-y-4 gap-x-16">
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {isUnread && <span className="accent micro strong">{labels.fresh}</span>}
        </span>
        <time dateTime={new Date(receivedAt).toISOString()} className="soft micro">
          {writeMoment(receivedAt, language)}
        </time>
      </p>
      <p className="soft micro">
        <bdi dir="ltr">{[email, phone && `+${phone}`].filter(Boolean).join(' · ')}</bdi>
      </p>
      {text !== '' && (
        <p className="pre-line" dir="auto">
          {text}
        </p>
      )}
      {consent !== null && (
        <p className="soft micro">
          {labels.agreed} <bdi>{consent}</bdi>
        </p>
      )}
      {isUnconfirmed && <p className="soft micro">{labels.unconfirmed}</p>}
      <div className="row gap-y-4 gap-x-20">
        {whatsapp && (
          <a className="dash-way" href={whatsapp} target="_blank" rel="noopener">
            {labels.whatsapp}
          </a>
        )}
        {mail && (
          <a className="dash-way" href={mail}>
            {labels.email}
          </a>
        )}
        <span className="wrap gap-8 push-end">
          {list === 'spam' && (
            <SmallButton disabled={keeping.isPending} onClick={() => keeping.mutate()}>
              {labels.keep}
            </SmallButton>
          )}
          <SmallButton disabled={removal.isPending} onClick={() => removal.mutate()}>
            {labels.remove}
          </SmallButton>
        </span>
      </div>
    </li>
  )
}

/** A mail carries the way to be forgotten below it. */
function answersTo({ email, phone, forget }: OwnMessage) {
  const { subject, forget: forgetLine } = labels.answer
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n--\n${forgetLine(forget)}`)}`
  return { whatsapp: phone && `https://wa.me/${phone}`, mail: email && `mailto:${encodeURIComponent(email)}?${query}` }
}
