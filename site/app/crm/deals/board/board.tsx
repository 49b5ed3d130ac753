import { DndContext, DragOverlay } from '@dnd-kit/core'
import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Board as BoardData, Stage } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { CrmFailed, CrmLoading, EmptyState } from '../../parts/crm-page.tsx'
import { useFilters } from '../../records/filters-in-url.ts'
import { useMayChange } from '../../staff/crm-me.ts'
import { boardQuery, type DealFilters } from '../deal-queries.ts'
import { useIsWide } from '../deal-wide.ts'
import { BoardCardBody } from './board-card-body.tsx'
import { BoardColumn } from './board-column.tsx'
import { useBoardDrag } from './board-drag.ts'
import './board-column.css'

export function BoardView({ filters }: { filters: DealFilters }) {
  const { data: board, error, refetch } = useQuery(boardQuery(filters))
  if (!board) return error ? <CrmFailed error={error} onRetry={() => void refetch()} /> : <CrmLoading />
  const columns = board.columns.filter(({ stage }) => !filters.stage || stage.id === filters.stage)
  if (columns.every(({ count }) => count === 0)) return <NoDeals filters={filters} />
  return (
    <>
      {error && <CrmFailed error={error} onRetry={() => void refetch()} />}
      <Board columns={columns} stages={board.columns.map(({ stage }) => stage)} filters={filters} />
    </>
  )
}

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

interface BoardProps {
  columns: BoardData['columns']
  /** All of them, for moving there. */
  stages: Stage[]
  filters: DealFilters
}

function Board({ columns, stages, filters }: BoardProps) {
  const isWide = useIsWide()
  const { drag, context } = useBoardDrag(stages, isWide)
  const lifted = drag?.isByKeys ? undefined : drag?.card
  // Which stage a phone shows stands in the address, beside the filters.
  const [{ column: named }, setFilters] = useFilters(['column'])
  const shown = columns.find(({ stage }) => stage.id === named) ?? columns[0]
  useKeptFocus()
  const seen = isWide ? columns : columns.filter((column) => column === shown)
  return (
    <DndContext {...context}>
      {!isWide && (
        <fieldset className="board-tabs gap-x-20 min-width-0 flex" aria-label={crmDeals.stages}>
          {columns.map((column) => (
            <button
              key={column.stage.id}
              type="button"
              className="tabs-tab flex-none"
              aria-pressed={column === shown}
              onClick={() => setFilters({ column: column.stage.id })}
            >
              <bdi>{column.stage.label}</bdi> <span className="figures">{writeCount(column.count)}</span>
            </button>
          ))}
        </fieldset>
      )}
      <div className="board column gap-20 align-start" data-dragging={lifted && true}>
        {seen.map((column) => (
          <BoardColumn
            key={column.stage.id}
            column={column}
            stages={stages}
            filters={filters}
            slot={drag?.place?.stageId === column.stage.id ? drag.place.index : undefined}
            movedId={drag?.card.id}
            hasGrips={isWide}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="board-card board-card-lifted column surface rounded">
            <BoardCardBody card={lifted} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/**
 * A card that moves to another column is a new element, so the focus on the old one is lost. This remembers
 * the card and focuses it again.
 */
function useKeptFocus() {
  const held = useRef<string>(undefined)

  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      const card = target.closest<HTMLElement>('[data-deal]')
      // From a menu or a question about a card one returns to it.
      if (card) held.current = card.dataset.deal
      else if (!target.closest('[role="menu"], [role="dialog"]')) held.current = undefined
    }
    function forget() {
      held.current = undefined
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])

  useEffect(() => {
    const { current: id } = held
    if (id === undefined || document.activeElement !== document.body) return
    const place = document.getElementById(`grip-${id}`) ?? document.getElementById(`deal-${id}`)
    place?.focus()
  })
}
