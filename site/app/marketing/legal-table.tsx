import { useEffect, useId, useRef } from 'react'

interface LegalTableProps {
  caption: string
  columns: string[]
  rows: string[][]
}

/** Scrolls in a box of its own where it is wider than the screen. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  const captionId = useId()
  const box = useReachableScroller()
  return (
    <section ref={box} className="legal-table" aria-labelledby={captionId}>
      <table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Not every browser lets the keyboard reach a box that scrolls. One that does not scroll is no stop on the way. */
function useReachableScroller() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [])
  return box
}
