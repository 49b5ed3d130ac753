import { crmReply } from '@nokshi/content/crm/inbox.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import type { Deal } from '@nokshi/contract/crm/deals.ts'
import { type Reply, Triaged } from '@nokshi/contract/crm/inbox.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmLoading } from '../parts/crm-page.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import type { Channel } from './reply-address.ts'
import { ReplyChannels } from './reply-channels.tsx'
import { purposeAfter } from './reply-template.ts'

interface ContactButtonsProps {
  contact: { id: string; name: string }
  /** What the buttons are named by, where it is not the person. */
  name?: string
  email: string | null
  phone: string | null
  /** Which deal a message is about: then it names what was sent about that deal, not what was sent last. */
  deal?: Pick<Deal, 'id' | 'submission'> | undefined
}

/** One tap to somebody: their number, their WhatsApp, their mailbox. A viewer sends nothing. */
export function ContactButtons({ contact, name = contact.name, email, phone, deal }: ContactButtonsProps) {
  const [channel, setChannel] = useState<Channel>()
  const mayChange = useMayChange()
  if (!mayChange || (!phone && !email)) return null
  return (
    <span className="contact-buttons inline-row">
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
          deal={deal}
          channel={channel}
          address={(channel === 'email' ? email : phone) ?? undefined}
          onClose={() => setChannel(undefined)}
        />
      )}
    </span>
  )
}

interface ReplyDialogProps extends Pick<ContactButtonsProps, 'contact' | 'deal'> {
  channel: Channel
  /** The number or the address that was pressed. */
  address?: string | undefined
  onClose: () => void
}

function ReplyDialog({ contact: { id, name }, deal, channel, address, onClose }: ReplyDialogProps) {
  const { data: contact } = useQuery(contacts.query(id))
  return (
    <CrmDialog title={crmReply.to(name)} onClose={onClose}>
      {contact ? <Message contact={contact} deal={deal} channel={channel} address={address} /> : <CrmLoading />}
    </CrmDialog>
  )
}

type MessageProps = Pick<ReplyDialogProps, 'deal' | 'channel' | 'address'> & { contact: Contact }

function Message({ contact, deal, channel, address: pressed }: MessageProps) {
  const address = pressed ?? null
  const dealId = deal?.id
  // What was said when this was opened: that it is answered now must not change the words under one's hands.
  const [{ by, submission }] = useState(contact.lastTouch)
  const isAnswer = by === 'them' && submission && (!dealId || dealId === submission.dealId)

  function log(body: Reply, idempotencyKey: string) {
    if (isAnswer) return crmApi('POST /api/crm/inbox/{id}/reply', Triaged, { id: submission.id, body, idempotencyKey })
    const line = { kind: body.channel, body: body.body, contactId: contact.id, dealId }
    return crmApi('POST /api/crm/timeline', changed(Activity), { body: line, idempotencyKey })
  }

  return (
    <ReplyChannels
      target={{
        name: contact.name,
        contact,
        sent: channel === 'email' ? { email: address, phone: null } : { email: null, phone: address },
        reference: (deal ? deal.submission : submission)?.reference ?? null,
        purpose: purposeAfter({ by, submission }),
      }}
      about={{ contactId: contact.id, dealId }}
      channel={channel}
      isFirst={Boolean(isAnswer)}
      submissionId={isAnswer ? submission.id : undefined}
      log={log}
    />
  )
}
