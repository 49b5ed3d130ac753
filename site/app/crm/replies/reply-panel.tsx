import { crmReply } from '@nokshi/content/crm/inbox.ts'
import { type Submission, Triaged } from '@nokshi/contract/crm/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { contacts } from '../record-page/record-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import type { ReplyTarget } from './reply-address.ts'
import { ReplyChannels } from './reply-channels.tsx'

/** One tap opens WhatsApp, the mail program or the telephone with the text filled in, and logs the reply. */
export function ReplyPanel({ submission, ref }: { submission: Submission; ref: Ref<HTMLElement> }) {
  const { id, contact: known, deal, name, reference, firstReplyAt, tab, email, phone } = submission
  const { data: contact } = useQuery(contacts.query(known?.id))
  // As it was on opening: a colleague's reply is reported on sending, not by a page that changes.
  const [isFirst] = useState(firstReplyAt === null)
  const target: ReplyTarget = {
    name: contact?.name ?? name,
    contact,
    sent: { email, phone },
    reference,
    purpose: firstReplyAt === null ? 'first-reply' : 'follow-up',
  }
  return (
    <section id="reply" ref={ref} tabIndex={-1} className="crm-card" aria-label={crmReply.heading}>
      <h2 className="crm-heading">{crmReply.heading}</h2>
      <ReplyChannels
        target={target}
        about={{ contactId: known?.id, dealId: deal?.id }}
        isSecond={tab === 'new'}
        isFirst={isFirst}
        submissionId={id}
        log={(body, idempotencyKey) => crmApi('POST /api/crm/inbox/{id}/reply', Triaged, { id, body, idempotencyKey })}
      />
    </section>
  )
}
