import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/** So many rows are all in the page, where the browser's own search finds them; a longer list keeps those near the window. */
const ALL_SHOWN = 100

/** Rows kept in the page above and below the window, for Tab and for quick scrolling. */
const OVERSCAN = 12

/** What the element of a row gets: it is measured, and says which of how many it is. */
export interface VirtualRow {
  ref: Ref<HTMLElement & HTMLLIElement & HTMLTableRowElement>
  'data-index': number
  'aria-posinset'?: number
  'aria-setsize'?: number
  'aria-rowindex'?: number
}

interface VirtualRowsProps<Item> {
  as?: 'ul' | 'tbody'
  className?: string
  'aria-label'?: string
  items: Item[]
  /** Whether the server has more, so that nobody knows yet how many there are. */
  hasMore?: boolean
  /** In pixels, of a row that has not been measured yet. */
  rowHeight: number
  children: (item: Item, row: VirtualRow) => ReactNode
}

/**
 * The rows of a list that may be thousands long. They stand in the flow of the page, with empty space in place of those
 * that are not rendered. The row that has the focus and its neighbours are always rendered, wherever the page is scrolled to.
 */
export function VirtualRows<Item extends { id: string }>(props: VirtualRowsProps<Item>) {
  const { as = 'ul', items, hasMore = false, rowHeight, children, ...attributes } = props
  const List = as
  const Space = as === 'ul' ? 'li' : 'tr'
  const list = useRef<HTMLElement>(null)
  const setList = useCallback((element: HTMLElement | null) => {
    list.current = element
  }, [])
  const focusedId = useRef<string>(undefined)
  const [top, setTop] = useState(0)
  const showsAll = useShowsAll() || items.length <= ALL_SHOWN

  const virtualizer = useWindowVirtualizer<HTMLElement & HTMLLIElement & HTMLTableRowElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor(range) {
      if (showsAll) return items.map((_, index) => index)
      const focused = items.findIndex(({ id }) => id === focusedId.current)
      return withNeighbours(range, focused)
    },
  })

  // What stands above the list may have changed its height.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  })

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>('[data-index]')
    focusedId.current = items[Number(row?.dataset.index)]?.id
  }

  const rows: ReactNode[] = []
  let end = top
  const leaveSpace = (until: number) => {
    if (until <= end) return
    const style = { blockSize: until - end, padding: 0, border: 0 }
    rows.push(<Space key={`space ${rows.length}`} aria-hidden="true" style={style} />)
  }
  for (const { index, start, size } of virtualizer.getVirtualItems()) {
    const item = items[index]
    if (!item) continue
    leaveSpace(start)
    rows.push(children(item, rowProps(index)))
    end = start + size
  }
  leaveSpace(top + virtualizer.getTotalSize())

  function rowProps(index: number): VirtualRow {
    const row = { ref: virtualizer.measureElement, 'data-index': index }
    // The heads of the columns are the first row.
    if (as === 'tbody') return { ...row, 'aria-rowindex': index + 2 }
    return { ...row, 'aria-posinset': index + 1, 'aria-setsize': hasMore ? -1 : items.length }
  }

  return (
    <List ref={setList} onFocus={onFocus} {...attributes}>
      {rows}
    </List>
  )
}

function withNeighbours(range: Range, focused: number) {
  const near = focused === -1 ? [] : [focused - 1, focused, focused + 1]
  const shown = new Set([...defaultRangeExtractor(range), ...near.filter((index) => index >= 0 && index < range.count)])
  return [...shown].sort((one, other) => one - other)
}

/**
 * True from the moment that somebody opens the browser's own search by its keys, or prints: both need every row in the
 * page. It stays so while the list is there, as no event tells when the search is closed.
 */
function useShowsAll() {
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => {
    // At once, because a print takes the page as it is when this returns.
    const show = () => flushSync(() => setShowsAll(true))
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) show()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeprint', show)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeprint', show)
    }
  }, [])
  return showsAll
}
