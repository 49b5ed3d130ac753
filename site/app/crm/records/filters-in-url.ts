import { useSearchParams } from 'react-router'

type Filters<Name extends string> = Partial<Record<Name, string>>

/** Filters stand in the address: they survive a reload, can be sent to a colleague, and are the same for list and board. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()
  const filters: Filters<Name> = {}
  for (const name of names) {
    const value = search.get(name)
    if (value) filters[name] = value
  }

  /** Undefined takes a filter away; what is not named stays. */
  function setFilters(changes: Partial<Record<Name, string | undefined>>) {
    setSearch(
      (current) => {
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

  return [filters, setFilters] as const
}
