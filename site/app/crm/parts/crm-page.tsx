import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link, type MetaDescriptor } from 'react-router'
import { ApiUnreachable } from '../../platform/api.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { SmallButton } from '../../ui/button.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

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

/** Appears only after a moment: what comes quickly must not flicker. */
export function CrmLoading() {
  return (
    <div className="appear-late">
      <p role="status" className="sr-only">
        {crmFrame.loading}
      </p>
      <Skeleton shape="rows" />
    </div>
  )
}

/** In the place of what could not be fetched, with the server’s own sentence when it has one. */
export function CrmFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="crm-failed row surface">
      <p>{sentenceOf(error)}</p>
      <SmallButton onClick={onRetry}>{crmFrame.retry}</SmallButton>
    </div>
  )
}

export function sentenceOf(error: unknown) {
  if (error instanceof ApiUnreachable) return crmFrame.unreachable
  return shownSentence(error, crmFrame.broken)
}

interface EmptyStateProps {
  title: string
  text: string
  children?: ReactNode
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="crm-empty stack items-start gap-10 dashed-card">
      <Stitch kind="running" className="crm-empty-stitch link-colour" />
      <h2 className="crm-heading">{title}</h2>
      <p className="soft measure">{text}</p>
      {children && <div className="crm-actions">{children}</div>}
    </div>
  )
}

interface FetchedProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

export function Fetched<Data>({ query: { data, error, refetch }, children }: FetchedProps<Data>) {
  if (data !== undefined) return children(data)
  return error ? <CrmFailed error={error} onRetry={() => void refetch()} /> : <CrmLoading />
}

interface CrmCardProps {
  heading: string
  action?: ReactNode
  children: ReactNode
}

export function CrmCard({ heading, action, children }: CrmCardProps) {
  const title = <h2 className="crm-heading">{heading}</h2>
  return (
    <section className="crm-card" aria-label={heading}>
      {action ? (
        <div className="row between gap-y-4 gap-x-12">
          {title}
          {action}
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  )
}

/** At the end of its heading, to where something is added. */
export function AddLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="crm-quiet-button">
      <Plus aria-hidden size={16} />
      {label}
    </Link>
  )
}

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

interface RowsProps<Item> {
  items: Item[]
  /** What is said when there are none. */
  none?: string
  children: (item: Item) => ReactNode
}

/** A list of rows that all fit on one page. */
export function Rows<Item>({ items, none, children }: RowsProps<Item>) {
  if (items.length === 0) return none && <p className="crm-small">{none}</p>
  return <ul className="lined-list stack card">{items.map(children)}</ul>
}

interface RowProps {
  title: ReactNode
  /** In small words below. */
  note?: ReactNode
  /** What else is to be said about it. */
  details?: ReactNode
  /** Greyed: it counts no longer. */
  isOff?: boolean
  /** What stands open below it. */
  opened?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

export function Row({ title, note, details, isOff, opened, children }: RowProps) {
  return (
    <li className="crm-row" data-off={isOff || undefined}>
      <div className="crm-row-words">
        <p className="strong">{title}</p>
        {note && <p className="crm-small">{note}</p>}
        {details}
      </div>
      {children && <div className="crm-actions">{children}</div>}
      {opened}
    </li>
  )
}

interface RowLinkProps {
  to: string
  title: string
  /** At the end of its line. */
  note?: ReactNode
  /** In small words below. */
  children: ReactNode
}

/** A row that is one link. */
export function RowLink({ to, title, note, children }: RowLinkProps) {
  return (
    <li>
      <Link to={to} className="crm-row-link column gap-2 break-anywhere">
        <span className="wrap items-baseline between gap-x-16">
          <strong dir="auto">{title}</strong>
          <span className="crm-small">{note}</span>
        </span>
        <span className="wrap gap-x-16 crm-small">{children}</span>
      </Link>
    </li>
  )
}

interface FactsProps {
  /** By their names; what is empty is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  className?: string
}

/** What is known about something, each under its name. */
export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl className={`facts stack gap-10 ${className}`}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt className="crm-small">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
