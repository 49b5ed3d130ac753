import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'

interface CrmPageProps {
  title: string
  note?: ReactNode
  /** At the end of the row: the one thing that is done here most. */
  actions?: ReactNode
  /** Something of it is open beside it, and has the first heading. */
  isBehind?: boolean
  children: ReactNode
}

export function CrmPage({ title, note, actions, isBehind = false, children }: CrmPageProps) {
  const Title = isBehind ? 'h2' : 'h1'
  return (
    <>
      <header className="row between gap-y-8 gap-x-16 line-below crm-head">
        <div className="wrap items-baseline gap-x-20 min-width-0">
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

/** The `meta` of a page of the CRM: a title for the tab, and nothing for search engines. */
export function crmMeta(title: string) {
  return (): MetaDescriptor[] => [{ title: `${title} · CRM` }, { name: 'robots', content: 'noindex, nofollow' }]
}
