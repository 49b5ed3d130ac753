import { SetupState } from '@nokshi/contract/crm/staff.ts'
import { queryOptions } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { browserApi } from '../../platform/api.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface GateLabelsProps {
  heading: string
  text?: string
  /** Takes the focus: it stands where something else stood a moment ago. */
  isNews?: boolean
  children: ReactNode
}

export function GateLabels({ heading, text, isNews = false, children }: GateLabelsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) title.current?.focus()
  }, [isNews])
  return (
    <div className="crm-gate-words stack gap-20">
      <h1 ref={title} tabIndex={-1} className="crm-gate-heading break-anywhere">
        {heading}
      </h1>
      {text && <p className="soft">{text}</p>}
      {children}
    </div>
  )
}

interface GateEndProps extends Omit<GateLabelsProps, 'children'> {
  link: { to: string; label: string }
}

export function GateEnd({ link, ...labels }: GateEndProps) {
  return (
    <GateLabels {...labels}>
      <div>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </div>
    </GateLabels>
  )
}

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: () => browserApi('GET /api/crm/setup', SetupState),
})
