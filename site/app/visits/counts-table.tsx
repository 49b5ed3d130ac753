import { analytics } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { useState } from 'react'
import { Explanation } from './explanation.tsx'
import { ShareStitches } from './shares-table.tsx'
import { shareOf } from './write-numbers.ts'
import './stats-table.css'

interface CountsTableProps {
  labels: { heading: string; explanation: string; columns: string[]; none?: string }
  rows: { name: string; counts: number[] }[]
  of: number
}

const SHOWN_AT_FIRST = 10

export function CountsTable({ labels, rows, of }: CountsTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, SHOWN_AT_FIRST)
  const [nameColumn, ...columns] = labels.columns
  return (
    <section className="stats-part">
      <div className="stats-head row">
        <h2 className="stats-heading">{labels.heading}</h2>
        <Explanation about={labels.heading}>
          <p>{labels.explanation}</p>
        </Explanation>
      </div>
      {rows.length === 0 ? (
        <p className="soft">{labels.none}</p>
      ) : (
        <table className="stats-table counts-table">
          <thead>
            <tr>
              <th scope="col">{nameColumn}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="stats-number">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, counts }) => (
              <tr key={name} className="stats-hem">
                <th scope="row">
                  <bdi className="links-name break-anywhere">{name}</bdi>
                  <ShareStitches share={shareOf(counts[0] ?? 0, of)} />
                </th>
                {columns.map((column, at) => (
                  <td key={column} className="stats-number">
                    {writeCount(counts[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shown.length && (
        <div>
          <button type="button" className="stats-retry underlined tap-height" onClick={() => setShowsAll(true)}>
            {analytics.shares.all(rows.length)}
          </button>
        </div>
      )}
    </section>
  )
}
