import type { ReactNode } from 'react'

interface CrmPageProps {
  title: string
  /** A few words beside the title. */
  note?: ReactNode
  /** At the end of the row: the one thing that is done here most. */
  actions?: ReactNode
  /** Something of it is open beside it, and has the first heading. */
  isBehind?: boolean
  children: ReactNode
}

/** A page inside the frame: its title in a row with what can be done, and the page below. */
export function CrmPage({ title, note, actions, isBehind = false, children }: CrmPageProps) {
  const Title = isBehind ? 'h2' : 'h1'
  return (
    <>
      <header className="row between gap-y-8 gap-x-16 fold-below crm-head">
        <div className="crm-head-words wrap items-baseline min-width-0">
          <Title className="crm-title" dir="auto">
            {title}
          </Title>
          {note && <p className="crm-small">{note}</p>}
        </div>
        {actions && <div className="crm-actions">{actions}</div>}
      </header>
      <div className="crm-body">{children}</div>
    </>
  )
}
