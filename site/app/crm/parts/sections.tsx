import { Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'

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
  return <ul className="crm-rows">{items.map(children)}</ul>
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
      <Link to={to} className="crm-row-link">
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
