import { useCallback, useMemo, useState } from 'react'

/** Which of the rows on the page are selected. What has left the list meanwhile is selected no longer. */
export function useSelection<Item extends { id: string }>(items: Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids])

  const toggle = useCallback((id: string, isOn: boolean) => {
    setIds((current) => {
      const next = new Set(current)
      if (isOn) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])

  return {
    selected,
    toggle,
    has: (id: string) => ids.has(id),
    selectAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear: useCallback(() => setIds(new Set()), []),
  }
}
