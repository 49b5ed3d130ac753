import type { ReactNode, Ref } from 'react'

interface SettingsPartProps {
  heading: string
  text?: string
  /** For a part that can take the focus. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function SettingsPart({ heading, text, ref, children }: SettingsPartProps) {
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className="crm-stack settings-part"
      aria-label={ref ? heading : undefined}
    >
      <h2 className="crm-heading">{heading}</h2>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  )
}
