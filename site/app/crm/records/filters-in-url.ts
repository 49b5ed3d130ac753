import { useSearchParams } from 'react-router'

type Filters<Name extends string> = Partial<Record<Name, string>>
type Changes<Name extends string> = Partial<Record<Name, string | undefined>>

/** Filters are in the URL: they survive a reload, can be shared, and are the same for list and board. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()
  const filters: Filters<Name> = {}
  for (const name of names) {
    const value = search.get(name)
    if (value) filters[name] = value
  }

  /** Undefined takes a filter away; what is not named stays. */
  function setFilters(changes: Changes<Name>) {
    setSearch(
      () => {
        // The router passes the state of the last render, so the first of two changes at once would be lost.
        const current = new URLSearchParams(window.location.search)
        for (const name of names) {
          if (!(name in changes)) continue
          const value = changes[name]
          if (value) current.set(name, value)
          else current.delete(name)
        }
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }

  function bind(name: Name) {
    return {
      value: filters[name] ?? '',
      onChange({ target }: { target: { value: string } }) {
        const changes: Changes<Name> = {}
        changes[name] = target.value
        setFilters(changes)
      },
    }
  }

  return [filters, setFilters, bind] as const
}
