import { useCallback, useMemo, useState } from 'react'

/**
 * Which rows are chosen, for as long as somebody is choosing: some of those on the page, or all that match. All are those of the
 * filters with which they were chosen: with others nothing is.
 */
export function useChoice<Item extends { id: string }>(items: Item[], filters: object = {}) {
  const [isOpen, setOpen] = useState(false)
  const [allOf, setAllOf] = useState<string>()
  const question = JSON.stringify(filters)
  const isAll = allOf === question
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  // What has left the list meanwhile is chosen no longer.
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)).map(({ id }) => id), [items, ids])

  const choose = useCallback((next: Iterable<string>) => {
    setAllOf(undefined)
    setIds(new Set(next))
  }, [])
  const toggle = useCallback((id: string, isOn: boolean) => {
    setAllOf(undefined)
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
    chooseMatching: () => setAllOf(question),
    clear: () => choose([]),
  }
}

export type Choice = ReturnType<typeof useChoice>

/** What a row needs of it. */
export type RowChoice = Pick<Choice, 'has' | 'toggle'>
