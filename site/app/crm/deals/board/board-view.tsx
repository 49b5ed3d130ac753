import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import { crmFrame, serviceNames } from '@nokshi/content/crm/records.ts'
import { services } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/button.tsx'
import { CrmFailed } from '../../parts/crm-states.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { useMayChange } from '../../staff/crm-me.ts'
import { boardQuery, type DealFilters } from '../deal-queries.ts'
import { ServiceStitch } from '../service-stitch.tsx'
import { Board } from './board.tsx'
import './board-column.css'

const shown = services.filter((service) => service !== 'other')

/** The board, or what stands in its place while it loads, fails or is empty. */
export function BoardView({ filters }: { filters: DealFilters }) {
  const { data: board, error, refetch } = useQuery(boardQuery(filters))
  if (!board) return error ? <CrmFailed error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />
  const columns = board.columns.filter(({ stage }) => !filters.stage || stage.id === filters.stage)
  if (columns.every(({ count }) => count === 0)) return <NoDeals filters={filters} />
  return (
    <>
      {error && <CrmFailed error={error} onRetry={() => void refetch()} />}
      <Board columns={columns} stages={board.columns.map(({ stage }) => stage)} filters={filters} />
      <BoardLegend />
    </>
  )
}

/** Teaches how a deal comes to be; or says that the filters leave nothing. */
export function NoDeals({ filters }: { filters: DealFilters }) {
  const mayChange = useMayChange()
  const isFiltered = Object.keys(filters).some((name) => name !== 'sort')
  if (isFiltered) return <EmptyState {...crmDeals.none} />
  const { title, text, form } = crmDeals.empty
  return (
    <EmptyState title={title} text={text}>
      {mayChange && <ButtonLink to="/crm/deals?new=1">{crmDeals.add}</ButtonLink>}
      <ButtonLink to={crmInbox.formPath} look="second">
        {form}
      </ButtonLink>
    </EmptyState>
  )
}

/** Which stitch is which service. The stitch says its name to those who hear the page, so the words are for eyes only. */
function BoardLegend() {
  return (
    <ul className="board-legend wrap soft micro" aria-label={crmDeals.stitches}>
      {shown.map((service) => (
        <li key={service} className="line gap-8">
          <ServiceStitch service={service} className="board-legend-stitch flex-none" />
          <span aria-hidden="true">{serviceNames[service]}</span>
        </li>
      ))}
    </ul>
  )
}

/** The shape of what comes, so that nothing jumps when it is there. */
function BoardSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {crmFrame.loading}
      </p>
      <div aria-hidden="true" className="board board-waiting column gap-20 align-start appear-late">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((column) => (
          <div key={column} className="crm-stack board-column content-start min-width-0">
            <div className="board-ghost-head rounded" />
            <div className="board-ghost rounded" />
            <div className="board-ghost rounded" />
          </div>
        ))}
      </div>
    </>
  )
}
