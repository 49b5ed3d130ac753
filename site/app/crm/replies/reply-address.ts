import { brand } from '@nokshi/content/brand.ts'
import { crmReply } from '@nokshi/content/crm/inbox.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import type { Reply, Submission } from '@nokshi/contract/inbox.ts'

export type Channel = Reply['channel']

/** Where an answer can go by this channel: what they wrote this time first, then what is on file. */
export function addressesFor(channel: Channel, submission: Submission, contact: Contact | undefined) {
  const kind = channel === 'email' ? 'email' : 'phone'
  const onFile = contact?.points.filter((point) => point.kind === kind).map(({ norm }) => norm) ?? []
  const sent = kind === 'email' ? submission.email : submission.phone
  return [...new Set([...(sent ? [sent] : []), ...onFile])]
}

interface Answer {
  channel: Channel
  address: string
  body: string
  reference: string
}

/** The address that opens WhatsApp, a mail program or the telephone with everything filled in. */
export function addressOf({ channel, address, body, reference }: Answer) {
  if (channel === 'call') return `tel:${address}`
  if (channel === 'whatsapp')
    return `https://wa.me/${address.replace(/\D/g, '')}?text=${encodeURIComponent(body)}`
  const subject = encodeURIComponent(crmReply.subject(reference, brand.name))
  // RFC 6068 wants line breaks as CRLF, and the @ may stay readable.
  const text = encodeURIComponent(body.replace(/\n/g, '\r\n'))
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${subject}&body=${text}`
}
