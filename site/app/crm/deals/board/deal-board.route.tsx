import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, Outlet, useMatch, useSearchParams } from 'react-router'
import { callPath } from '../../../platform/api.ts'
import { apiUrl } from '../../../platform/api-url.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { withQuestion } from '../../records/crm-api.ts'
import { crmMeta } from '../../records/crm-meta.ts'
import { useFilters } from '../../records/filters-in-url.ts'
import { CrmPage } from '../../shell/crm-page.tsx'
import { useMayChange } from '../../staff/crm-me.ts'
import { DealMoves } from '../deal-moves.tsx'
import { DealNewDialog } from '../deal-new.tsx'
import { boardQuery, dealFilters } from '../deal-queries.ts'
import { useIsWide } from '../deal-wide.ts'
import { BoardView } from './board-view.tsx'
import { DealFiltersBar } from './deal-filters.tsx'
import { DealList } from './deal-list.tsx'
import './deal-list.css'

export const meta = crmMeta(crmDeals.title)

/** Board or list, and beside it the deal that is open. On a phone the deal stands in their place. */
export default function DealBoardRoute() {
  const openId = useMatch('/crm/deals/:id')?.params.id
  const isWide = useIsWide()
  useFocusOnLeft(openId)
  return (
    <DealMoves>
      {(isWide || !openId) && <Deals isBehind={openId !== undefined} />}
      <Outlet />
      <DealNewDialog />
    </DealMoves>
  )
}

function Deals({ isBehind }: { isBehind: boolean }) {
  const [search] = useSearchParams()
  const [filters, setFilters] = useFilters(dealFilters)
  const isList = search.get('view') === 'list'
  return (
    <CrmPage title={crmDeals.title} note={<OpenCount />} actions={<DealsActions isList={isList} />} isBehind={isBehind}>
      <DealFiltersBar filters={filters} onChange={setFilters} isList={isList} />
      {isList ? <DealList filters={filters} onChange={setFilters} /> : <BoardView filters={filters} />}
    </CrmPage>
  )
}

/** Of all, whatever is filtered. */
function OpenCount() {
  const { data: board } = useQuery(boardQuery({}))
  if (!board) return null
  const open = board.columns.filter(({ stage }) => stage.kind === 'open')
  return crmDeals.note(open.reduce((sum, { count }) => sum + count, 0))
}

function DealsActions({ isList }: { isList: boolean }) {
  const [search] = useSearchParams()
  const mayChange = useMayChange()
  const { board, list, label } = crmDeals.views
  const [filters] = useFilters(dealFilters)
  return (
    <>
      <a className="crm-text-link" href={apiUrl(callPath('GET /api/crm/deals.csv', { query: filters }))} download>
        {crmDeals.export}
      </a>
      <nav className="deal-views rounded" aria-label={label}>
        <Link to={addressWith(search, { view: undefined })} aria-current={isList ? undefined : 'true'}>
          {board}
        </Link>
        <Link to={addressWith(search, { view: 'list' })} aria-current={isList ? 'true' : undefined}>
          {list}
        </Link>
      </nav>
      {mayChange && (
        <ButtonLink to={addressWith(search, { new: '1' })} size="small">
          {crmDeals.add}
        </ButtonLink>
      )}
    </>
  )
}

/** The address of this page with something else in its question; filters stay. */
function addressWith(search: URLSearchParams, changes: Record<string, string | undefined>) {
  return withQuestion('/crm/deals', { ...Object.fromEntries(search), ...changes })
}

/** Whoever closes a deal is where they opened it. */
function useFocusOnLeft(openId: string | undefined) {
  const last = useRef(openId)
  useEffect(() => {
    const left = openId ? undefined : last.current
    last.current = openId
    if (!left) return
    // The frame puts the focus on top of a page that changes; that is over by the next picture.
    const timer = requestAnimationFrame(() => document.getElementById(`deal-${left}`)?.focus())
    return () => cancelAnimationFrame(timer)
  }, [openId])
}
