import { type Period, periods } from '@nokshi/contract/visits.ts'
import { useSearchParams } from 'react-router'
import { tryStorage } from '../platform/try-storage.ts'

const KEPT = 'analytics-days'

/** How many days are looked at stands in the address. Where it does not, it is what was chosen last. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const kept = tryStorage(() => localStorage.getItem(KEPT))
  const days = findPeriod(search.get('days')) ?? findPeriod(kept) ?? 30

  function choose(chosen: Period) {
    tryStorage(() => localStorage.setItem(KEPT, String(chosen)))
    setSearch(
      (before) => {
        before.set('days', String(chosen))
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return [days, choose] as const
}

function findPeriod(written: string | null | undefined) {
  return periods.find((days) => String(days) === written)
}
