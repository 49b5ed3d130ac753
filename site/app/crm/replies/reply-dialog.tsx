import { crmReply } from '@nokshi/content/crm/inbox.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { type Reply, Triaged } from '@nokshi/contract/crm/inbox.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmLoading } from '../parts/crm-states.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import type { Channel } from './reply-address.ts'
import { ReplyChannels } from './reply-channels.tsx'
import { purposeAfter } from './reply-template.ts'

interface ReplyDialogProps {
  contact: { id: string; name: string }
  dealId?: string | undefined
  channel: Channel
  /** The number or the address that was pressed. */
  address?: string | undefined
  onClose: () => void
}

/** The same choice of templates as in the inbox, for somebody on any page. */
export function ReplyDialog({ contact: { id, name }, dealId, channel, address, onClose }: ReplyDialogProps) {
  const { data: contact } = useQuery(contacts.query(id))
  return (
    <CrmDialog title={crmReply.to(name)} onClose={onClose}>
      {contact ? <Message contact={contact} dealId={dealId} channel={channel} address={address} /> : <CrmLoading />}
    </CrmDialog>
  )
}

type MessageProps = Pick<ReplyDialogProps, 'dealId' | 'channel' | 'address'> & { contact: Contact }

function Message({ contact, dealId, channel, address: pressed }: MessageProps) {
  const address = pressed ?? null
  // What was said when this was opened: that it is answered now must not change the words under one's hands.
  const [{ by, submission }] = useState(contact.lastTouch)
  const isAnswer = by === 'them' && submission && (!dealId || dealId === submission.dealId)

  function log(reply: Reply) {
    if (isAnswer) return crmApi('POST /api/crm/inbox/{id}/reply', Triaged, { id: submission.id, body: reply })
    const line = { kind: reply.channel, body: reply.body, contactId: contact.id, dealId }
    return crmApi('POST /api/crm/timeline', changed(Activity), { body: line })
  }

  return (
    <ReplyChannels
      target={{
        name: contact.name,
        contact,
        sent: channel === 'email' ? { email: address, phone: null } : { email: null, phone: address },
        reference: submission?.reference ?? null,
        purpose: purposeAfter({ by, submission }),
      }}
      about={{ contactId: contact.id, dealId }}
      channel={channel}
      isFirst={Boolean(isAnswer)}
      log={log}
    />
  )
}
