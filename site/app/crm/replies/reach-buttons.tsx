import { crmPeople } from '@nokshi/content/crm/people.ts'
import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import './people.css'

interface ReachProps {
  name: string
  email: string | null
  phone: string | null
}

/** One tap to somebody: their number, their WhatsApp, their mailbox. */
export function ReachButtons({ name, email, phone }: ReachProps) {
  if (!phone && !email) return null
  return (
    <span className="reach">
      {phone && <Way href={`tel:${phone}`} icon={Phone} label={crmPeople.call(name)} />}
      {/* WhatsApp knows numbers with their country only, and without the plus. */}
      {phone?.startsWith('+') && (
        <Way
          href={`https://wa.me/${phone.replace(/\D/g, '')}`}
          icon={MessageCircle}
          label={crmPeople.whatsapp(name)}
          target="_blank"
          rel="noopener"
        />
      )}
      {email && <Way href={`mailto:${email}`} icon={Mail} label={crmPeople.email(name)} />}
    </span>
  )
}

interface WayProps extends ComponentProps<'a'> {
  icon: LucideIcon
  label: string
}

function Way({ icon: Icon, label, href, ...link }: WayProps) {
  return (
    <a href={href} className="icon-button" aria-label={label} {...link}>
      <Icon aria-hidden size={18} />
    </a>
  )
}
