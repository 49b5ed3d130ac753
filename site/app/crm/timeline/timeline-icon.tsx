import type { Activity } from '@nokshi/contract/crm/timeline.ts'
import {
  ArrowRight,
  CalendarDays,
  Check,
  Mail,
  MessageCircle,
  MessageSquareQuote,
  Pencil,
  Phone,
  Plus,
  StickyNote,
  Users,
} from 'lucide-react'

const icons = {
  note: StickyNote,
  call: Phone,
  meeting: CalendarDays,
  email: Mail,
  whatsapp: MessageCircle,
  submission: MessageSquareQuote,
  'stage-changed': ArrowRight,
  changed: Pencil,
  'task-done': Check,
  merged: Users,
  created: Plus,
}

/** On the thread that runs down the timeline. */
export function TimelineIcon({ kind }: { kind: Activity['kind'] }) {
  const Icon = icons[kind]
  return (
    <span className="timeline-icon stack cloth center">
      <Icon aria-hidden size={15} />
    </span>
  )
}
