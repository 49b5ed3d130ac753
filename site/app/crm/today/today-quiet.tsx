import { crmToday } from '@nokshi/content/crm/today.ts'
import type { DealCard } from '@nokshi/contract/crm/deals.ts'
import { Link } from 'react-router'
import { MoneyText } from '../deals/money-text.tsx'
import { ServiceStitch } from '../deals/service-stitch.tsx'
import { age } from '../parts/ago.ts'
import { dayInWords, isDue } from '../parts/day.ts'
import { pathOf } from '../records/recent-records.ts'
import { TodayPart } from './today-part.tsx'

const labels = crmToday.quiet

/** Deals nobody has heard of for longer than their stage allows, the most silent first. */
export function TodayQuiet({ deals }: { deals: DealCard[] }) {
  return (
    <TodayPart
      heading={labels.heading}
      link={deals.length > 0 && { to: '/crm/deals?quiet=true', label: labels.link }}
      none={deals.length === 0 && labels.none}
    >
      <ul className="crm-rows">
        {deals.map((deal) => (
          <QuietDeal key={deal.id} deal={deal} />
        ))}
      </ul>
    </TodayPart>
  )
}

function QuietDeal({ deal }: { deal: DealCard }) {
  const { id, title, contact, company, amount, service, nextStep, lastActivityAt } = deal
  const who = company?.name ?? contact?.name
  return (
    <li>
      <Link to={pathOf({ kind: 'deal', id })} className="crm-row-link">
        <ServiceStitch service={service} className="sky" />
        <span className="wrap items-baseline between gap-x-16">
          <strong dir="auto">{title}</strong>
          <span className="crm-small">{labels.since(age(lastActivityAt))}</span>
        </span>
        <span className="crm-row-foot wrap crm-small">
          {who && <bdi>{who}</bdi>}
          {amount && <MoneyText of={amount} />}
          {nextStep ? (
            <span className={isDue(nextStep.dueDay) ? 'crm-due' : undefined} dir="auto">
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
