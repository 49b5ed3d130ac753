import type { ReactNode } from 'react'
import { TextLink } from '../button.tsx'

interface ToldProps {
  link: { label: string; to: string }
  isGrave?: boolean
  children: ReactNode
}

/** What an owner should know about the page, and where something can be done about it. */
export function Told({ link, isGrave = false, children }: ToldProps) {
  return (
    <p className="dash-told" data-grave={isGrave || undefined}>
      {children} <TextLink {...link} className="dash-told-link" />
    </p>
  )
}
