import { analytics as labels } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { OTHER } from '@nokshi/contract/visits.ts'
import { useState } from 'react'
import { Explanation } from './explanation.tsx'
import { shareOf, writeShare } from './write-numbers.ts'
import './stats-table.css'

interface Share {
  name: string
  visits: number
}

interface SharesTableProps {
  labels: { heading: string; explanation: string; rest: string }
  shares: Share[]
  of: number
  nameOf: (name: string) => string
}

const SHOWN_AT_FIRST = 6

/** How visits share out, with those of which nothing is known in the last row: so that the rows add up. */
export function SharesTable({ labels: own, shares, of, nameOf }: SharesTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const rest = of - shares.reduce((sum, { visits }) => sum + visits, 0)
  const shown = showsAll ? shares : shares.slice(0, SHOWN_AT_FIRST)
  return (
    <div className="shares">
      <table className="stats-table">
        <caption>
          <span className="shares-caption line gap-4 soft strong">
            <span>{own.heading}</span>
            <Explanation about={own.heading}>
              <p>{own.explanation}</p>
            </Explanation>
          </span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{labels.shares.name}</th>
            <th scope="col">{labels.shares.visits}</th>
            <th scope="col">{labels.shares.share}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, visits }) => (
            <ShareRow key={name} name={nameOf(name)} visits={visits} of={of} isKnown={name !== OTHER} />
          ))}
          {rest > 0 && <ShareRow name={own.rest} visits={rest} of={of} isKnown={false} />}
        </tbody>
      </table>
      {shares.length > shown.length && (
        <button type="button" className="stats-retry underlined tap-height" onClick={() => setShowsAll(true)}>
          {labels.shares.all(shares.length)}
        </button>
      )}
    </div>
  )
}

function ShareRow({ name, visits, of, isKnown }: Share & { of: number; isKnown: boolean }) {
  const share = shareOf(visits, of)
  return (
    <tr className="stats-hem" data-unknown={!isKnown || undefined}>
      <th scope="row">
        <bdi className="links-name break-anywhere">{name}</bdi>
        <ShareStitches share={share} />
      </th>
      <td className="stats-number">{writeCount(visits)}</td>
      <td className="stats-number">{writeShare(share)}</td>
    </tr>
  )
}

export function ShareStitches({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="share-stitches" width="100%" height="2">
      <line x1="0" x2={`${share * 100}%`} y1="1" y2="1" />
    </svg>
  )
}
