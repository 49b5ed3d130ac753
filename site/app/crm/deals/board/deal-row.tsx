import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { memo } from 'react'
import { AgoTime } from '../../parts/ago-time.tsx'
import type { RowChoice } from '../../parts/choice.ts'
import { ChoiceBox } from '../../parts/choice-box.tsx'
import { dayInWords } from '../../parts/day.ts'
import type { VirtualRow } from '../../parts/virtual-rows.tsx'
import { NextStepLabels } from '../../record-page/next-step.tsx'
import { DealLink } from '../deal-link.tsx'
import { DealMoveMenu } from '../deal-move-menu.tsx'
import { ServiceStitch } from '../service-stitch.tsx'
import { DealWorth } from './board-card-body.tsx'
import './board-card.css'

interface DealRowProps extends VirtualRow {
  deal: DealCard
  stages: Stage[]
  mayChange: boolean
  /** Present while somebody chooses many. */
  onChoose: RowChoice['toggle'] | undefined
  isChosen: boolean
}

/** Rendered again only when something about it changes. */
export const DealRow = memo(function DealRow(props: DealRowProps) {
  const { deal, stages, mayChange, onChoose, isChosen, ...row } = props
  const {
    contact,
    company,
    owner,
    nextStep,
    lastActivityAt,
    hasNews,
    isQuiet,
    stageId,
    service,
    expectedClose,
  } = deal
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
