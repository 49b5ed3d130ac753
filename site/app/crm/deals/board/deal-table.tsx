import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { useCallback } from 'react'
import { AgoTime, dayInWords } from '../../parts/time.tsx'
import type { RowChoice } from '../../record-page/bulk.tsx'
import { NextStepLabels } from '../../record-page/next-step.tsx'
import { RecordTable } from '../../record-page/record-table.tsx'
import type { InfiniteList } from '../../records/crm-list.tsx'
import { useMayChange } from '../../staff/crm-me.ts'
import { DealLink } from '../deal-link.tsx'
import { DealMoveMenu } from '../deal-move-menu.tsx'
import { ServiceStitch } from '../service-stitch.tsx'
import { DealWorth } from './board-card-body.tsx'
import './deal-list.css'
import './board-card.css'

interface DealTableProps {
  choice: RowChoice | undefined
  list: Pick<InfiniteList<DealCard>, 'items' | 'hasMore'>
  stages: Stage[]
}

const labels = crmDeals.columns

const columns = [
  { label: labels.deal, className: 'deal-cell-title' },
  { label: labels.stage, className: 'cell-narrow' },
  { label: labels.amount, className: 'cell-amount' },
  { label: labels.close, className: 'deal-cell-close' },
  { label: labels.nextStep, className: 'deal-cell-step' },
  { label: labels.owner },
  { label: labels.activity, className: 'deal-cell-activity' },
]

export function DealTable({ stages, ...table }: DealTableProps) {
  const mayChange = useMayChange()
  const cells = useCallback(
    (deal: DealCard) => <DealCells deal={deal} stages={stages} mayChange={mayChange} />,
    [stages, mayChange],
  )
  return (
    <RecordTable
      caption={crmDeals.title}
      columns={mayChange ? [...columns, { label: labels.move, className: 'cell-icon' }] : columns}
      nameOf={({ title }) => title}
      {...table}
    >
      {cells}
    </RecordTable>
  )
}

function DealCells({ deal, stages, mayChange }: { deal: DealCard; stages: Stage[]; mayChange: boolean }) {
  const { contact, company, owner, nextStep, lastActivityAt, hasNews, isQuiet, stageId, service, expectedClose } = deal
  const who = company?.name ?? contact?.name ?? crmDeals.nobody
  return (
    <>
      <th scope="row">
        <div className="deal-words stack gap-x-12">
          <ServiceStitch service={service} className="deal-row-stitch" />
          <span className="cell-part">
            <DealLink deal={deal} />
          </span>
          {!deal.title.includes(who) && (
            <span className="crm-small cell-part" dir="auto" title={who}>
              {who}
            </span>
          )}
        </div>
      </th>
      <td>
        <bdi>{stages.find(({ id }) => id === stageId)?.label}</bdi>
      </td>
      <td className="cell-amount figures">
        <bdi>
          <DealWorth deal={deal} />
        </bdi>
      </td>
      <td>{expectedClose && dayInWords(expectedClose)}</td>
      <td>
        {hasNews && <span className="board-news">{crmDeals.news} </span>}
        {(nextStep || !hasNews) && <NextStepLabels step={nextStep} />}
      </td>
      <td>
        <bdi>{owner?.name ?? crmFrame.nobody}</bdi>
      </td>
      <td>
        <AgoTime at={lastActivityAt} /> {isQuiet && <span className="board-quiet micro">{crmDeals.quiet}</span>}
      </td>
      {mayChange && (
        <td>
          <DealMoveMenu card={deal} stages={stages} />
        </td>
      )}
    </>
  )
}
