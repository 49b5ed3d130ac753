import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Up to so many rows are all rendered, so that the browser's own search and a print have them. */
const ALL_SHOWN = 100

/** Rows kept in the page above and below the window, for Tab and for quick scrolling. */
const OVERSCAN = 12

/** In pixels, of a row that has not been measured yet. */
const ROW_HEIGHT = 40

/** What the element of a row gets: it is measured, and says which it is. */
export interface VirtualRow {
  ref: Ref<HTMLTableRowElement>
  'data-index': number
  'aria-rowindex': number
}

interface VirtualRowsProps<Item> {
  items: Item[]
  children: (item: Item, row: VirtualRow) => ReactNode
}

/**
 * The rows of a table that may have thousands. Rows that are not rendered are replaced by empty space. The
 * focused row and its neighbours are always rendered, wherever the page is scrolled to.
 */
export function VirtualRows<Item extends { id: string }>({ items, children }: VirtualRowsProps<Item>) {
  const list = useRef<HTMLTableSectionElement>(null)
  const focusedId = useRef<string>(undefined)
  const [top, setTop] = useState(0)

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor(range) {
      if (items.length <= ALL_SHOWN) return items.map((_, index) => index)
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
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus.
    rows.push(<tr key={`space ${rows.length}`} aria-hidden="true" style={style} />)
  }
  for (const { index, start, size } of virtualizer.getVirtualItems()) {
    const item = items[index]
    if (!item) continue
    leaveSpace(start)
    // The heads of the columns are the first row.
    rows.push(children(item, { ref: virtualizer.measureElement, 'data-index': index, 'aria-rowindex': index + 2 }))
    end = start + size
  }
  leaveSpace(top + virtualizer.getTotalSize())

  return (
    <tbody ref={list} onFocus={onFocus}>
      {rows}
    </tbody>
  )
}

function withNeighbours(range: Range, focused: number) {
  const near = focused === -1 ? [] : [focused - 1, focused, focused + 1]
  const shown = new Set([...defaultRangeExtractor(range), ...near.filter((index) => index >= 0 && index < range.count)])
  return [...shown].sort((one, other) => one - other)
}
