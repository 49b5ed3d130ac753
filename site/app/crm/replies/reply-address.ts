import { crmReply } from '@nokshi/content/crm/inbox.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import type { Reply } from '@nokshi/contract/crm/inbox.ts'
import type { TemplatePurpose } from '@nokshi/contract/crm/replies.ts'

export type Channel = Reply['channel']

/** Where an answer can go by this channel: what they wrote this time first, then what is on file. */
export function addressesFor(channel: Channel, { contact, sent }: Pick<ReplyTarget, 'contact' | 'sent'>) {
  const kind = channel === 'email' ? 'email' : 'phone'
  const onFile =
    contact?.contactMethods.filter((contactMethod) => contactMethod.kind === kind).map(({ norm }) => norm) ?? []
  const first = sent[kind]
  const all = [...new Set([...(first ? [first] : []), ...onFile])]
  // WhatsApp knows numbers with their country only.
  return channel === 'whatsapp' ? all.filter((number) => number.startsWith('+')) : all
}

/** Whom an answer goes to, and what is known about what was said. */
export interface ReplyTarget {
  name: string
  contact: Contact | undefined
  /** What they wrote as their address this time, or the one that was pressed. */
  sent: { email: string | null; phone: string | null }
  reference: string | null
  purpose: TemplatePurpose | null
}

interface Answer {
  channel: Channel
  address: string
  body: string
  reference: string | null
  language: Contact['language']
  studio: string
}

/** The address that opens WhatsApp, a mail program or the telephone with everything filled in. */
export function addressOf({ channel, address, body, reference, language, studio }: Answer) {
  if (channel === 'call') return `tel:${address}`
  if (channel === 'whatsapp') return `https://wa.me/${address.replace(/\D/g, '')}?text=${encodeURIComponent(body)}`
  const subject = encodeURIComponent(crmReply.subjects[language](studio, reference))
  // RFC 6068 wants line breaks as CRLF, and the @ may stay readable.
  const text = encodeURIComponent(body.replace(/\n/g, '\r\n'))
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${subject}&body=${text}`
}
