import { useCallback, useMemo, useState } from 'react'

/** Which rows are chosen, for as long as somebody is choosing: some of those on the page, or all that match. */
export function useChoice<Item extends { id: string }>(items: Item[]) {
  const [isOpen, setOpen] = useState(false)
  const [isAll, setAll] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  // What has left the list meanwhile is chosen no longer.
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)).map(({ id }) => id), [items, ids])

  const choose = useCallback((next: Iterable<string>) => {
    setAll(false)
    setIds(new Set(next))
  }, [])
  const toggle = useCallback((id: string, isOn: boolean) => {
    setAll(false)
    setIds((current) => (isOn ? current.union(new Set([id])) : current.difference(new Set([id]))))
  }, [])

  return {
    isOpen,
    isAll,
    chosen,
    toggle,
    has: (id: string) => isAll || ids.has(id),
    begin: () => setOpen(true),
    end: useCallback(() => {
      choose([])
      setOpen(false)
    }, [choose]),
    chooseShown: () => choose(items.map(({ id }) => id)),
    chooseMatching: () => setAll(true),
    clear: () => choose([]),
  }
}

export type Choice = ReturnType<typeof useChoice>

/** What a row needs of it. */
export type RowChoice = Pick<Choice, 'has' | 'toggle'>
