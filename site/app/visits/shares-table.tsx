import { type analytics, analytics as labels } from '@nokshi/content/analytics.ts'
import { qrTag, taggedLinks } from '@nokshi/content/share-dialog.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { type Analytics, OTHER } from '@nokshi/contract/visits.ts'
import type { ReactNode } from 'react'
import { CountsTable } from './counts-table.tsx'
import { shareOf, writeCountry, writeShare } from './write-numbers.ts'

interface SharesTableProps {
  labels: { heading: string; explanation: string; rest: string }
  shares: { name: string; visits: number }[]
  of: number
  nameOf: (name: string) => string
}

/** How visits share out, with those of which nothing is known in the last row: so that the rows add up. */
export function SharesTable({ labels: own, shares, of, nameOf }: SharesTableProps) {
  const { visits, share } = labels.shares
  const rest = of - shares.reduce((sum, { visits }) => sum + visits, 0)
  const known = shares.map((one) => ({ ...one, id: one.name, name: nameOf(one.name), isQuiet: one.name === OTHER }))
  const rows = rest > 0 ? [...known, { id: 'rest', name: own.rest, visits: rest, isQuiet: true }] : known
  return (
    <CountsTable
      isPart
      labels={own}
      columns={[own.heading, visits, share]}
      rows={rows.map(({ visits, ...row }) => {
        const share = shareOf(visits, of)
        return { ...row, counts: [writeCount(visits), writeShare(share)], share }
      })}
    />
  )
}

/** Tables beside each other. */
export function SharesSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="stack gap-8 min-width-0">
      <h2 className="stats-heading">{heading}</h2>
      <div className="stats-shares stack align-start">{children}</div>
    </section>
  )
}

interface VisitorSharesProps {
  labels: typeof analytics.visitors
  period: Pick<Analytics['period'], 'visits' | 'devices' | 'countries'>
}

/** With what and from where people came. Countries are known only behind a proxy that tells them. */
export function VisitorShares({ labels, period: { visits, devices, countries } }: VisitorSharesProps) {
  return (
    <SharesSection heading={labels.heading}>
      <SharesTable labels={labels.devices} shares={devices} of={visits} nameOf={nameDevice} />
      {countries.length > 0 && (
        <SharesTable labels={labels.countries} shares={countries} of={visits} nameOf={nameCountry} />
      )}
    </SharesSection>
  )
}

const named = (known: Record<string, string>) => (name: string) =>
  Object.hasOwn(known, name) ? String(known[name]) : nameReferrer(name)
export const nameApp = named(labels.names.apps)
export const nameDevice = named(labels.names.devices)

export function nameSource(name: string) {
  if (name === OTHER) return labels.shares.other
  const known = [...taggedLinks, qrTag].find(({ tag }) => tag === name)
  return known ? known.name : labels.names.tag(name)
}

export function nameCountry(name: string) {
  return name === OTHER ? labels.shares.other : writeCountry(name)
}

export function nameReferrer(name: string) {
  return name === OTHER ? labels.shares.other : name
}
