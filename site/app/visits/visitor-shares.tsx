import type { analytics } from '@nokshi/content/analytics.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { nameCountry, nameDevice } from './share-names.ts'
import { SharesTable } from './shares-table.tsx'

interface VisitorSharesProps {
  labels: typeof analytics.visitors
  period: Pick<Analytics['period'], 'visits' | 'devices' | 'countries'>
}

/** With what and from where people came. Countries are known only behind a proxy that tells them. */
export function VisitorShares({ labels, period: { visits, devices, countries } }: VisitorSharesProps) {
  return (
    <section className="stats-part">
      <h2 className="stats-heading">{labels.heading}</h2>
      <div className="stats-shares stack align-start">
        <SharesTable labels={labels.devices} shares={devices} of={visits} nameOf={nameDevice} />
        {countries.length > 0 && (
          <SharesTable labels={labels.countries} shares={countries} of={visits} nameOf={nameCountry} />
        )}
      </div>
    </section>
  )
}
