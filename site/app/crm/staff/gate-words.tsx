import { type ReactNode, useEffect, useRef } from 'react'

interface GateWordsProps {
  heading: string
  text?: string
  /** Takes the focus: it stands where something else stood a moment ago. */
  isNews?: boolean
  children: ReactNode
}

export function GateWords({ heading, text, isNews = false, children }: GateWordsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) title.current?.focus()
  }, [isNews])
  return (
    <div className="crm-gate-words">
      <h1 ref={title} tabIndex={-1} className="crm-gate-heading">
        {heading}
      </h1>
      {text && <p className="soft">{text}</p>}
      {children}
    </div>
  )
}
