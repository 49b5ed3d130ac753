import { useId } from 'react'
import { useReachableScroller } from '../../ui/browser/use-reachable-scroller.ts'

interface LegalTableProps {
  caption: string
  columns: string[]
  rows: string[][]
}

/** Scrolls in a box of its own where it is wider than the screen. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  const captionId = useId()
  const scroller = useReachableScroller<HTMLElement>()
  return (
    <section {...scroller} className="legal-table" aria-labelledby={captionId}>
      <table className="full-width small">
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
