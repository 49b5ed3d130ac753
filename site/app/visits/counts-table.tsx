import { analytics } from '@nokshi/content/analytics.ts'
import { useState } from 'react'
import { Explanation } from './explanation.tsx'
import './stats-table.css'

interface CountsTableProps {
  labels: { heading: string; explanation: string; none?: string }
  /** The first is that of the names. */
  columns: string[]
  rows: {
    id: string
    name: string
    notes?: string[]
    counts: string[]
    share: number
    /** Of what is not known, or not there any more. */
    isQuiet?: boolean
  }[]
  aside?: string | undefined
  /** Has its heading over the names, in a section with other tables. */
  isPart?: boolean
}

const SHOWN_AT_FIRST = 10

export function CountsTable(props: CountsTableProps) {
  const { labels, rows, aside, isPart = false } = props
  const [nameColumn, ...columns] = props.columns
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, SHOWN_AT_FIRST)
  const explanation = <Explanation about={labels.heading} text={labels.explanation} />
  return (
    <section className="stack gap-8 min-width-0">
      {!isPart && (
        <div className="stats-head row">
          <h2 className="stats-heading">{labels.heading}</h2>
          {explanation}
          {aside && <p className="soft micro push-end">{aside}</p>}
        </div>
      )}
      {rows.length === 0 ? (
        <p className="soft">{labels.none}</p>
      ) : (
        <table className="stats-table counts-table full-width" aria-label={labels.heading}>
          <thead>
            <tr>
              <th scope="col">
                <span className="line gap-4">
                  {nameColumn}
                  {isPart && explanation}
                </span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="stats-number">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, notes = [], counts, share, isQuiet }) => (
              <tr key={id} className="stats-hem relative" data-quiet={isQuiet || undefined}>
                <th scope="row">
                  <bdi className="links-name break-anywhere">{name}</bdi>
                  {notes.map((note) => (
                    <span key={note} className="soft micro break-anywhere block">
                      {note}
                    </span>
                  ))}
                  <svg aria-hidden="true" className="share-stitches mirrored" width="100%" height="2">
                    <line x1="0" x2={`${share * 100}%`} y1="1" y2="1" />
                  </svg>
                </th>
                {columns.map((column, at) => (
                  <td key={column} className="stats-number">
                    {counts[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shown.length && (
        <div>
          <button type="button" className="underlined tap-height small strong" onClick={() => setShowsAll(true)}>
            {analytics.shares.all(rows.length)}
          </button>
        </div>
      )}
    </section>
  )
}
