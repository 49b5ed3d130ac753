import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import type { Channel } from './reply-address.ts'
import { ReplyDialog } from './reply-dialog.tsx'

interface ContactButtonsProps {
  contact: { id: string; name: string }
  /** What the buttons are named by, where it is not the person. */
  name?: string
  email: string | null
  phone: string | null
}

/** One tap to somebody: their number, their WhatsApp, their mailbox. A viewer sends nothing. */
export function ContactButtons({ contact, name = contact.name, email, phone }: ContactButtonsProps) {
  const [channel, setChannel] = useState<Channel>()
  const mayChange = useMayChange()
  if (!mayChange || (!phone && !email)) return null
  return (
    <span className="contact-buttons">
      {phone && (
        <a href={`tel:${phone}`} className="icon-button" aria-label={crmRecordPage.call(name)}>
          <Phone aria-hidden size={18} />
        </a>
      )}
      {/* WhatsApp knows numbers with their country only. */}
      {phone?.startsWith('+') && (
        <IconButton
          icon={MessageCircle}
          size={18}
          label={crmRecordPage.whatsapp(name)}
          onClick={() => setChannel('whatsapp')}
        />
      )}
      {email && (
        <IconButton icon={Mail} size={18} label={crmRecordPage.email(name)} onClick={() => setChannel('email')} />
      )}
      {channel && (
        <ReplyDialog
          contact={contact}
          channel={channel}
          address={(channel === 'email' ? email : phone) ?? undefined}
          onClose={() => setChannel(undefined)}
        />
      )}
    </span>
  )
}
