import type { ReactNode } from 'react'

interface CrmPageProps {
  title: string
  /** A few words beside the title. */
  note?: ReactNode
  /** At the end of the row: the one thing that is done here most. */
  actions?: ReactNode
  children: ReactNode
}

/** A page inside the frame: its title in a row with what can be done, and the page below. */
export function CrmPage({ title, note, actions, children }: CrmPageProps) {
  return (
    <>
      <header className="crm-head">
        <div className="crm-head-words">
          <h1 className="crm-title" dir="auto">
            {title}
          </h1>
          {note && <p className="crm-note">{note}</p>}
        </div>
        {actions && <div className="crm-actions">{actions}</div>}
      </header>
      <div className="crm-body">{children}</div>
    </>
  )
}
