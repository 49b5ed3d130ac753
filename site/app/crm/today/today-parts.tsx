import { crmToday } from '@nokshi/content/crm/today.ts'
import type { DealCard } from '@nokshi/contract/crm/deals.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MoneyText } from '../deals/money.tsx'
import { ServiceStitch } from '../deals/service-stitch.tsx'
import { Rows } from '../parts/crm-page.tsx'
import { age, dayInWords, isLate } from '../parts/time.tsx'
import { pathOf } from '../records/crm-api.ts'

const labels = crmToday.quiet

/** Deals nobody has heard of for longer than their stage allows, the most silent first. */
export function TodayQuiet({ deals }: { deals: DealCard[] }) {
  return (
    <TodayPart
      heading={labels.heading}
      link={deals.length > 0 && { to: '/crm/deals?quiet=true', label: labels.link }}
      none={deals.length === 0 && labels.none}
    >
      <Rows items={deals}>{(deal) => <QuietDeal key={deal.id} deal={deal} />}</Rows>
    </TodayPart>
  )
}

function QuietDeal({ deal }: { deal: DealCard }) {
  const { id, title, contact, company, amount, service, nextStep, lastActivityAt } = deal
  const who = company?.name ?? contact?.name
  return (
    <li>
      <Link to={pathOf({ kind: 'deal', id })} className="crm-row-link column gap-2 break-anywhere">
        <ServiceStitch service={service} className="link-colour" />
        <span className="wrap items-baseline between gap-x-16">
          <strong dir="auto">{title}</strong>
          <span className="crm-small">{labels.since(age(lastActivityAt))}</span>
        </span>
        <span className="wrap gap-x-16 crm-small">
          {who && <bdi>{who}</bdi>}
          {amount && <MoneyText of={amount} />}
          {nextStep ? (
            <span className={isLate(nextStep.dueDay) ? 'crm-due' : undefined} dir="auto">
              {[nextStep.title, nextStep.dueDay && dayInWords(nextStep.dueDay)].filter(Boolean).join(', ')}
            </span>
          ) : (
            <span>{labels.noStep}</span>
          )}
        </span>
      </Link>
    </li>
  )
}

interface TodayPartProps {
  heading: string
  count?: ReactNode
  link?: { to: string; label: string } | false
  none: string | false
  children: ReactNode
}

export function TodayPart({ heading, count, link, none, children }: TodayPartProps) {
  return (
    <section className="crm-stack" aria-label={heading}>
      <div className="row between gap-y-8 gap-x-16 today-top">
        <h2 className="crm-heading">
          {heading} {count}
        </h2>
        {link && (
          <Link to={link.to} className="crm-text-link">
            {link.label}
          </Link>
        )}
      </div>
      {none ? <p className="dashed-card padded soft">{none}</p> : children}
    </section>
  )
}
