import { crmDeals } from '@nokshi/content/crm/deals.ts'
import type { DealCard } from '@nokshi/contract/crm/deals.ts'
import { memo } from 'react'
import { age, dayInWords, isLate } from '../../parts/time.tsx'
import { DealLink } from '../deal-link.tsx'
import { MoneyText } from '../money.tsx'
import { ServiceStitch } from '../service-stitch.tsx'

interface BoardCardBodyProps {
  card: DealCard
  /** The card in the air leads nowhere. */
  isLink?: boolean
}

export const BoardCardBody = memo(function BoardCardBody({ card, isLink = false }: BoardCardBodyProps) {
  const { title, contact, company, service, owner, stageEnteredAt, hasNews, isQuiet } = card
  const who = company?.name ?? contact?.name ?? crmDeals.nobody
  return (
    <>
      <ServiceStitch service={service} className="board-stitch" />
      <h3 className="board-title break-anywhere" dir="auto">
        {isLink ? <DealLink deal={card} /> : title}
      </h3>
      <p className="board-line line between gap-8">
        <bdi className="board-who soft ellipsis" title={who}>
          {who}
        </bdi>
        {hasNews && <span className="board-news">{crmDeals.news}</span>}
        {isQuiet && <span className="board-quiet soft micro">{crmDeals.quiet}</span>}
      </p>
      <p className="board-line line between gap-8">
        <strong dir="auto">
          <DealWorth deal={card} />
        </strong>
        <span className="soft">
          <span aria-hidden="true">{age(stageEnteredAt)}</span>
          <span className="sr-only">{crmDeals.inStage(age(stageEnteredAt))}</span>
        </span>
      </p>
      <p className="board-line line between gap-8">
        <NextStepChip card={card} />
        {owner && <DealOwner name={owner.name} />}
      </p>
    </>
  )
})

function NextStepChip({ card: { nextStep } }: { card: DealCard }) {
  if (!nextStep) return <span className="crm-small">{crmDeals.noNextStep}</span>
  const { title, dueDay } = nextStep
  return (
    <span className={isLate(dueDay) ? 'micro ellipsis crm-due' : 'micro ellipsis'} title={title}>
      {dueDay && `${dayInWords(dueDay)}: `}
      <bdi>{title}</bdi>
    </span>
  )
}

export function DealWorth({ deal: { amount, budgetText } }: { deal: DealCard }) {
  return amount ? <MoneyText of={amount} /> : budgetText || crmDeals.noBudget
}

/** Red: something came in, or a step is late. */
export function isWaiting({ hasNews, nextStep }: DealCard) {
  return hasNews || (nextStep !== null && isLate(nextStep.dueDay))
}

function DealOwner({ name }: { name: string }) {
  return (
    <span className="deal-owner center" title={crmDeals.ownedBy(name)}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">{crmDeals.ownedBy(name)}</span>
    </span>
  )
}

/** Letters as people count them: one in Bangla may be several code points. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function initialsOf(name: string) {
  const labels = name.trim().split(/\s+/)
  const ends = labels.length > 1 ? [labels[0], labels.at(-1)] : labels
  return ends
    .map((word) => [...letters.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toUpperCase()
}
