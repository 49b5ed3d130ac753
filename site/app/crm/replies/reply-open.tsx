import { crmReply } from '@nokshi/content/crm/inbox.ts'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Channel } from './reply-address.ts'

interface ReplyOpenProps {
  channel: Channel
  href: string
  isEmpty: boolean
  /** While a submission waits to be taken, that is the first thing to do, and this the second. */
  isSecond: boolean
  onOpen: (event: MouseEvent) => void
  /** Somebody else was quicker: it is sent only by a second press. */
  isAgain: boolean
}

const icons = { whatsapp: MessageCircle, email: Mail, call: Phone }

/** A link and no script opens it, so that no browser takes it for a popup. */
export function ReplyOpen({ channel, href, isEmpty, isSecond, isAgain, onOpen }: ReplyOpenProps) {
  const Icon = icons[channel]
  if (isEmpty) return <p className="crm-small">{crmReply.writeFirst}</p>
  const isNewTab = channel === 'whatsapp'
  return (
    <div className="crm-actions">
      <a
        className={isSecond ? 'button button-second' : 'button'}
        href={href}
        {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={onOpen}
      >
        <Icon aria-hidden size={18} />
        {isAgain ? crmReply.sendAnyway : crmReply.send[channel]}
        {isNewTab && <span className="sr-only"> ({crmReply.newTab})</span>}
      </a>
      <span className="crm-small reply-opens">{crmReply.opens[channel]}</span>
    </div>
  )
}
