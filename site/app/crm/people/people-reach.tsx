import { crmPeople } from '@nokshi/content/crm.ts'
import { Mail, MessageCircle, Phone } from 'lucide-react'

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
      {phone && (
        <a href={telephone(phone)} className="icon-button" aria-label={crmPeople.call(name)}>
          <Phone aria-hidden size={18} />
        </a>
      )}
      {phone?.startsWith('+') && (
        <a
          href={whatsapp(phone)}
          className="icon-button"
          target="_blank"
          rel="noopener"
          aria-label={crmPeople.whatsapp(name)}
        >
          <MessageCircle aria-hidden size={18} />
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="icon-button" aria-label={crmPeople.email(name)}>
          <Mail aria-hidden size={18} />
        </a>
      )}
    </span>
  )
}

function telephone(phone: string) {
  return `tel:${phone}`
}

/** WhatsApp knows numbers with their country only, and without the plus. */
function whatsapp(phone: string) {
  return `https://wa.me/${phone.replace(/\D/g, '')}`
}
