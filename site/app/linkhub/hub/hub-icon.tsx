import { contactMarks } from '@nokshi/contract/linkhub/contact-marks.ts'
import type { ContactKind } from '@nokshi/contract/linkhub/contact-methods.ts'

export function HubIcon({ kind, label }: { kind: ContactKind; label?: string }) {
  return (
    <svg viewBox="0 0 24 24" role={label && 'img'} aria-label={label} aria-hidden={label === undefined || undefined}>
      <path d={contactMarks[kind]} />
    </svg>
  )
}
