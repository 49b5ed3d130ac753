import { type Period, periods } from '@nokshi/contract/visits.ts'
import { useSearchParams } from 'react-router'

const KEPT = 'analytics-days'

/** How many days are looked at stands in the address. Where it does not, it is what was chosen last. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const days = findPeriod(search.get('days')) ?? findPeriod(readKept()) ?? 30

  function choose(chosen: Period) {
    keep(chosen)
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

function findPeriod(written: string | null) {
  return periods.find((days) => String(days) === written)
}

function readKept() {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function keep(days: Period) {
  try {
    localStorage.setItem(KEPT, String(days))
  } catch {
    // Then the address remembers alone.
  }
}
