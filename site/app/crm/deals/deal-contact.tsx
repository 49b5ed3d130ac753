import { crmDeal } from '@nokshi/content/crm/deals.ts'
import { crmReply } from '@nokshi/content/crm/inbox.ts'
import type { Deal } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { addressesFor, type Channel } from '../replies/reply-address.ts'
import { ReplyDialog } from '../replies/reply-dialog.tsx'
import { useMayChange } from '../staff/crm-me.ts'

const icons = { whatsapp: MessageCircle, email: Mail, call: Phone }
const channels: Channel[] = ['whatsapp', 'email', 'call']

/** The channels to the contact of a deal. A viewer sends nothing. */
export function DealContact({ deal: { id, contact: known } }: { deal: Deal }) {
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
            <Button key={channel} look="second" size="small" onClick={() => setOpened(channel)}>
              <Icon aria-hidden size={18} />
              {crmReply.channels[channel]}
              <span className="sr-only">: {contact.name}</span>
            </Button>
          )
        })}
      </fieldset>
      {opened && (
        <ReplyDialog contact={contact} dealId={id} channel={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
