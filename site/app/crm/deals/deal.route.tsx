import { crmDeal } from '@nokshi/content/crm/deals.ts'
import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { crmMeta } from '../parts/crm-page.tsx'
import { RecordPage } from '../record-page/record-page.tsx'
import { withQuestion } from '../records/crm-api.ts'
import type { Route } from './+types/deal.route.ts'
import { deals } from './deal-queries.ts'
import { DealView } from './deal-view.tsx'
import { useIsWide } from './deal-wide.ts'
import './deal.css'

export const handle: EarlyCalls = {
  calls: [
    'GET /api/crm/deals/{id}',
    'GET /api/crm/tasks?deal={id}',
    'GET /api/crm/timeline?deal={id}',
    'GET /api/crm/colleagues',
    'GET /api/crm/stages',
  ],
}

export const meta = crmMeta(crmDeal.deal)

export default function DealRoute({ params: { id } }: Route.ComponentProps) {
  // Nothing of one deal, such as a field being edited, may be carried over to the next.
  return <DealSheet key={id} id={id} />
}

/** Over the board where there is room for both; on a phone a page of its own. */
function DealSheet({ id }: { id: string }) {
  const isWide = useIsWide()
  const [search] = useSearchParams()
  const back = withQuestion('/crm/deals', Object.fromEntries(search))
  if (isWide) return <BesideBoard id={id} back={back} />
  return (
    <>
      <Link to={back} className="crm-text-link deal-back">
        <ArrowLeft aria-hidden size={18} />
        {crmDeal.back}
      </Link>
      <OneDeal id={id} />
    </>
  )
}

function BesideBoard({ id, back }: { id: string; back: string }) {
  const sheet = useRef<HTMLElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    // The frame puts the focus on top of a page that changes; that is over by the next picture.
    const timer = requestAnimationFrame(() => sheet.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(timer)
  }, [])

  useEffect(() => {
    const element = sheet.current
    function onKey(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping) void navigate(back)
    }
    // Not by React: a menu of this sheet hangs elsewhere in the page, and its Escape is its own.
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [navigate, back])

  return (
    <aside ref={sheet} tabIndex={-1} className="deal-sheet" aria-label={crmDeal.deal}>
      <Link to={back} className="icon-button deal-close" aria-label={crmDeal.close} preventScrollReset>
        <X aria-hidden size={22} />
      </Link>
      <OneDeal id={id} />
    </aside>
  )
}

function OneDeal({ id }: { id: string }) {
  return (
    <RecordPage kind="deal" records={deals} id={id} gone={crmDeal.gone}>
      {(deal) => <DealView deal={deal} />}
    </RecordPage>
  )
}
