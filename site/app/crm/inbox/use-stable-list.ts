import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * A list that looks itself up again must not move under a finger: while somebody points at it, is inside it with the
 * keyboard, or has scrolled into it, what came waits until they ask for it. Otherwise it appears by itself.
 */
export function useStableList(items: InboxItem[], list: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(items)
  const isFree = useRef(true)
  const latest = useRef(items)
  latest.current = items
  const ids = idsOf(items)

  useEffect(() => {
    const isHeld = !isFree.current && ids !== '' && isInHand(list.current)
    isFree.current = false
    setShown((before) => (isHeld ? withRest(before, latest.current) : latest.current))
  }, [ids, list])

  /** The next change shows at once: the reader made it, or asked for it. */
  const release = useCallback(() => {
    isFree.current = true
    setShown(latest.current)
  }, [])

  // Nothing shown yet is nothing to keep steady, and must not look empty for a moment.
  const kept = shown.length > 0 ? shown : items
  const fresh = new Map(items.map((item) => [item.id, item]))
  const shownIds = new Set(kept.map(({ id }) => id))
  return {
    shown: kept.map((item) => fresh.get(item.id) ?? item),
    /** How many are there that are not shown. */
    waiting: items.filter(({ id }) => !shownIds.has(id)).length,
    release,
  }
}

function idsOf(items: InboxItem[]) {
  return items.map(({ id }) => id).join(' ')
}

/** A further part goes below what is there, which moves nothing. */
function withRest(before: InboxItem[], items: InboxItem[]) {
  const last = before.at(-1)
  const place = items.findIndex(({ id }) => id === last?.id)
  return place === -1 ? before : [...before, ...items.slice(place + 1)]
}

function isInHand(list: HTMLElement | null) {
  return list !== null && (window.scrollY > 0 || list.matches(':hover, :focus-within'))
}
