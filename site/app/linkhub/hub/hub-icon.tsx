import { contactMarks } from '@nokshi/contract/linkhub/contact-marks.ts'
import type { ContactKind } from '@nokshi/contract/linkhub/contact-methods.ts'

export function HubIcon({ kind, label }: { kind: ContactKind; label?: string }) {
  const path = <path d={contactMarks[kind]} />
  if (label === undefined) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {path}
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={label}>
      {path}
    </svg>
  )
}
