import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmDeals } from '@nokshi/content/crm/deals.ts'
import type { DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { ArrowDown } from 'lucide-react'
import type { RowChoice } from '../../parts/choice.ts'
import { type VirtualRow, VirtualRows } from '../../parts/virtual-rows.tsx'
import { useMayChange } from '../../staff/crm-me.ts'
import './deal-list.css'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { memo } from 'react'
import { AgoTime } from '../../parts/ago-time.tsx'
import { ChoiceBox } from '../../parts/choice-box.tsx'
import { dayInWords } from '../../parts/day.ts'
import { NextStepLabels } from '../../record-page/next-step.tsx'
import { DealLink } from '../deal-link.tsx'
import { DealMoveMenu } from '../deal-move-menu.tsx'
import { ServiceStitch } from '../service-stitch.tsx'
import { DealWorth } from './board-card-body.tsx'
import './board-card.css'

interface DealTableProps {
  /** While somebody chooses many. */
  choice: RowChoice | undefined
  deals: DealCard[]
  hasMore: boolean
  stages: Stage[]
  sort: string
  onSort: (sort: string) => void
}

const labels = crmDeals.columns

/** Dense rows; on a phone each becomes a small card. */
export function DealTable({ choice, deals, hasMore, stages, sort, onSort }: DealTableProps) {
  const mayChange = useMayChange()
  const sorting = { sort, onSort }
  return (
    <table className="deal-table full-width card" aria-rowcount={hasMore ? -1 : deals.length + 1}>
      <caption className="sr-only">{crmDeals.title}</caption>
      <thead className="sr-only-until-900">
        <tr aria-rowindex={1}>
          {choice && (
            <th scope="col">
              <span className="sr-only">{crmBulk.begin}</span>
            </th>
          )}
          <SortHead label={labels.deal} by="new" direction="descending" {...sorting} />
          <SortHead label={labels.stage} by="rank" direction="ascending" {...sorting} />
          <SortHead label={labels.amount} by="amount" direction="descending" className="deal-amount" {...sorting} />
          <SortHead label={labels.close} by="close" direction="ascending" {...sorting} />
          <th scope="col">{labels.nextStep}</th>
          <SortHead label={labels.owner} by="owner" direction="ascending" {...sorting} />
          <SortHead
            label={labels.activity}
            by="active"
            direction="descending"
            className="deal-cell-activity"
            {...sorting}
          />
          {mayChange && (
            <th scope="col">
              <span className="sr-only">{labels.move}</span>
            </th>
          )}
        </tr>
      </thead>
      <VirtualRows as="tbody" items={deals} hasMore={hasMore} rowHeight={54}>
        {(deal, row) => (
          <DealRow
            key={deal.id}
            deal={deal}
            stages={stages}
            mayChange={mayChange}
            onChoose={choice?.toggle}
            isChosen={choice?.has(deal.id) ?? false}
            {...row}
          />
        )}
      </VirtualRows>
    </table>
  )
}

interface SortHeadProps extends Pick<DealTableProps, 'sort' | 'onSort'> {
  label: string
  by: keyof typeof crmDeals.sorts
  direction: 'ascending' | 'descending'
  className?: string
}

function SortHead({ label, by, direction, sort, onSort, className }: SortHeadProps) {
  const isOn = sort === by
  return (
    <th scope="col" className={className} {...(isOn && { 'aria-sort': direction })}>
      <button
        type="button"
        className="deal-sort gap-4 inline-row"
        title={crmDeals.sorts[by]}
        onClick={() => onSort(by)}
      >
        {label}
        {isOn && <ArrowDown aria-hidden size={14} />}
      </button>
    </th>
  )
}

interface DealRowProps extends VirtualRow {
  deal: DealCard
  stages: Stage[]
  mayChange: boolean
  /** Present while somebody chooses many. */
  onChoose: RowChoice['toggle'] | undefined
  isChosen: boolean
}

/** Rendered again only when something about it changes. */
const DealRow = memo(function DealRow(props: DealRowProps) {
  const { deal, stages, mayChange, onChoose, isChosen, ...row } = props
  const { contact, company, owner, nextStep, lastActivityAt, hasNews, isQuiet, stageId, service, expectedClose } = deal
  return (
    <tr data-quiet={isQuiet || undefined} {...row}>
      {onChoose && (
        <td className="deal-cell-choice">
          <ChoiceBox id={deal.id} name={deal.title} choice={{ has: () => isChosen, toggle: onChoose }} />
        </td>
      )}
      <th scope="row" className="deal-cell-title">
        <div className="deal-words stack gap-x-12">
          <ServiceStitch service={service} className="deal-row-stitch" />
          <span>
            <DealLink deal={deal} /> {hasNews && <span className="board-news">{crmDeals.news}</span>}
          </span>
          <span className="crm-small" dir="auto">
            {company?.name ?? contact?.name ?? crmDeals.nobody}
          </span>
        </div>
      </th>
      <td className="deal-cell-stage">
        <bdi>{stages.find(({ id }) => id === stageId)?.label}</bdi>
      </td>
      <td className="deal-amount figures">
        <bdi>
          <DealWorth deal={deal} />
        </bdi>
      </td>
      <td className="deal-cell-close nowrap">{expectedClose && dayInWords(expectedClose)}</td>
      <td className="deal-cell-step">
        <NextStepLabels step={nextStep} />
      </td>
      <td className="deal-cell-owner">
        <bdi>{owner?.name ?? crmFrame.nobody}</bdi>
      </td>
      <td className="deal-cell-activity">
        <AgoTime at={lastActivityAt} />
        {isQuiet && <span className="board-quiet micro">{crmDeals.quiet}</span>}
      </td>
      {mayChange && (
        <td>
          <DealMoveMenu card={deal} stages={stages} />
        </td>
      )}
    </tr>
  )
})
