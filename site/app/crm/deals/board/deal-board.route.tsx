import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, Outlet, useMatch, useSearchParams } from 'react-router'
import { callPath } from '../../../platform/api.ts'
import { apiUrl } from '../../../platform/api-url.ts'
import type { EarlyCalls } from '../../../platform/early-answers.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CrmPage, crmMeta } from '../../parts/crm-page.tsx'
import { withQuestion } from '../../records/crm-api.ts'
import { useFilters } from '../../records/filters-in-url.ts'
import { useMayChange } from '../../staff/crm-me.ts'
import { SavedViews } from '../../views/saved-views.tsx'
import { DealMoves } from '../deal-moves.tsx'
import { DealNewDialog } from '../deal-new.tsx'
import { boardQuery, type DealFilters, dealFilters } from '../deal-queries.ts'
import { useIsWide } from '../deal-wide.ts'
import { MoneyText, roundToWhole } from '../money.tsx'
import { BoardView } from './board.tsx'
import { DealFiltersBar } from './deal-filters.tsx'
import { DealList } from './deal-list.tsx'
import './deal-list.css'

export const handle: EarlyCalls = {
  calls: [
    'GET /api/crm/board',
    'GET /api/crm/colleagues',
    'GET /api/crm/stages',
    'GET /api/crm/settings',
    'GET /api/crm/views?list=deals',
  ],
}

/** A saved view is of the board or of the list. */
const viewFilters = [...dealFilters, 'view'] as const

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
  const [filters] = useFilters(dealFilters)
  const isList = search.get('view') === 'list'
  return (
    <CrmPage
      title={crmDeals.title}
      note={<OpenCount filters={filters} />}
      actions={<DealsActions isList={isList} />}
      isBehind={isBehind}
    >
      <DealFiltersBar isList={isList} />
      <SavedViews list="deals" names={viewFilters} />
      {isList ? <DealList filters={filters} /> : <BoardView filters={filters} />}
    </CrmPage>
  )
}

/** Of those that the filters show, and what they are worth by the probability of their stages. */
function OpenCount({ filters }: { filters: DealFilters }) {
  const { data: board } = useQuery(boardQuery(filters))
  if (!board) return null
  const open = board.columns.filter(({ stage }) => stage.kind === 'open')
  const weighted = open.reduce(
    (sum, { stage, totals }) => sum + ((totals.inBase?.minor ?? 0) * stage.probability) / 100,
    0,
  )
  const currency = open.find(({ totals }) => totals.inBase)?.totals.inBase?.currency
  return (
    <>
      {crmDeals.note(open.reduce((sum, { count }) => sum + count, 0))}
      {currency && (
        <span title={crmDeals.weightedHint}>
          {' · '}
          <MoneyText of={roundToWhole({ minor: Math.round(weighted), currency })} about={crmDeals.weighted} />
        </span>
      )}
    </>
  )
}

const views = [
  { view: undefined, label: crmDeals.views.board },
  { view: 'list', label: crmDeals.views.list },
]

function DealsActions({ isList }: { isList: boolean }) {
  const [search] = useSearchParams()
  const mayChange = useMayChange()
  const [filters] = useFilters(dealFilters)
  return (
    <>
      <a className="crm-text-link" href={apiUrl(callPath('GET /api/crm/deals.csv', { query: filters }))} download>
        {crmDeals.export}
      </a>
      <nav className="row gap-6" aria-label={crmDeals.views.label}>
        {views.map(({ view, label }) => (
          <Link
            key={label}
            className="crm-chip inline-row"
            to={addressWith(search, { view })}
            aria-current={isList === (view === 'list') ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
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
