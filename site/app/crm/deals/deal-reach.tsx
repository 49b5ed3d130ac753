import { crmDeal } from '@nokshi/content/crm/deals.ts'
import { crmReply } from '@nokshi/content/crm/inbox.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { changed } from '@nokshi/contract/crm.ts'
import type { Deal } from '@nokshi/contract/deals.ts'
import { Activity } from '@nokshi/contract/timeline.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { contacts } from '../people/people-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import { templatesQuery } from '../records/crm-queries.ts'
import { useChange } from '../records/use-change.ts'
import { addressOf, type Channel } from '../replies/reply-address.ts'
import { fillTemplate, templatesFor } from '../replies/reply-template.ts'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { TaskNextStep } from '../timeline/task-next-step.tsx'

const icons = { whatsapp: MessageCircle, email: Mail, call: Phone }
const Logged = changed(Activity)

/** One tap opens WhatsApp, the mail program or the telephone, with ready words; and logs itself. */
export function DealReach({ deal }: { deal: Deal }) {
  const { contact: known } = deal
  const { data: contact } = useQuery(contacts.query(known?.id))
  const mayChange = useMayChange()
  if (!known) return mayChange && <p className="crm-small">{crmDeal.noContact}</p>
  if (!contact) return null
  if (contact.isSilent) return <p className="crm-due">{crmReply.silent}</p>
  return <Ways deal={deal} contact={contact} />
}

function Ways({ deal, contact }: { deal: Deal; contact: Contact }) {
  const me = useMe()
  const mayChange = useMayChange()
  const [isTouched, setTouched] = useState(false)
  const { data: templates = [] } = useQuery(templatesQuery)
  const about = { dealId: deal.id, contactId: contact.id }
  const log = useChange({
    send: ({ channel, body }: { channel: Channel; body: string }) =>
      crmApi.post(
        '/api/crm/timeline',
        { kind: channel, body: body || crmDeal.wrote[channel], ...about },
        Logged,
      ),
    done: (_, { channel }) => crmReply.logged[channel],
    onDone: () => setTouched(true),
  })

  const ways = waysTo(contact)
  if (ways.length === 0) return <p className="crm-small">{crmDeal.noReach}</p>
  return (
    <>
      <nav className="crm-actions" aria-label={crmDeal.reach(contact.name)}>
        {ways.map(({ channel, address }) => {
          const Icon = icons[channel]
          const template = templatesFor(templates, channel, contact.language)[0]?.body ?? ''
          const body = fillTemplate(template, { name: contact.name, me: me.name, reference: deal.title })
          return (
            <a
              key={channel}
              className="button button-second button-small"
              href={addressOf({ channel, address, body, reference: deal.title })}
              {...(channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={() => mayChange && log.mutate({ channel, body })}
            >
              <Icon aria-hidden size={18} />
              {crmReply.channels[channel]}
              <span className="sr-only">: {contact.name}</span>
            </a>
          )
        })}
      </nav>
      {isTouched && <TaskNextStep about={about} name={contact.name} onEnd={() => setTouched(false)} />}
    </>
  )
}

/** WhatsApp knows numbers with their country only. */
function waysTo({ phone, email }: Contact) {
  const ways: { channel: Channel; address: string }[] = []
  if (phone?.startsWith('+')) ways.push({ channel: 'whatsapp', address: phone })
  if (email) ways.push({ channel: 'email', address: email })
  if (phone) ways.push({ channel: 'call', address: phone })
  return ways
}
