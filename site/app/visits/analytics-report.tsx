import { analytics as labels } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { type Analytics, REMOVED } from '@nokshi/contract/visits.ts'
import { callPath } from '../platform/api.ts'
import { Explanation } from './explanation.tsx'
import { FilteredNote } from './filtered-note.tsx'
import { Fold } from './fold.tsx'
import { nameApp, nameReferrer, nameSource } from './share-names.ts'
import { ShareStitches, SharesTable } from './shares-table.tsx'
import { VisitorShares } from './visitor-shares.tsx'
import { VisitsChart } from './visits-chart.tsx'
import { shareOf, writeShare } from './write-numbers.ts'
import './stats-table.css'

export function AnalyticsReport({ analytics }: { analytics: Analytics }) {
  const { period, timeZone } = analytics
  const { origins, visitors } = labels
  const { visits } = period
  return (
    <>
      <VisitsChart
        key={period.days}
        period={period}
        timeZone={timeZone}
        table={callPath('GET /api/linkhubAuth/me/analytics.csv', { query: { days: period.days } })}
      />
      <LinksTable period={period} />
      <section className="stats-part">
        <h2 className="stats-heading">{origins.heading}</h2>
        <div className="stats-shares stack align-start">
          <SharesTable labels={origins.apps} shares={period.apps} of={visits} nameOf={nameApp} />
          <SharesTable labels={origins.referrers} shares={period.referrers} of={visits} nameOf={nameReferrer} />
        </div>
      </section>
      <VisitorShares labels={visitors} period={period} />
      <FilteredNote filtered={period.filtered} />
    </>
  )
}

type Period = Analytics['period']

export function TaggedVisits({ period: { sources, visits } }: { period: Period }) {
  const { sources: own } = labels.origins
  if (sources.length === 0) return null
  return (
    <Fold heading={own.heading}>
      <SharesTable labels={own} shares={sources} of={visits} nameOf={nameSource} />
    </Fold>
  )
}

function LinksTable({ period }: { period: Period }) {
  const { heading, columns, explanation, together, none } = labels.links
  return (
    <section className="stats-part">
      <div className="stats-head row">
        <h2 className="stats-heading">{heading}</h2>
        <Explanation about={heading}>
          <p>{explanation}</p>
        </Explanation>
        {period.clicks > 0 && (
          <p className="stats-aside micro">{together(writeShare(shareOf(period.visitsWithClicks, period.visits)))}</p>
        )}
      </div>
      {period.links.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <table className="stats-table links-table">
          <thead>
            <tr>
              <th scope="col">{columns.link}</th>
              <th scope="col" className="stats-number">
                {columns.opens}
              </th>
              <th scope="col" className="stats-number">
                {columns.rate}
              </th>
              <th scope="col" className="stats-share">
                {columns.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {period.links.map((link) => (
              <LinkRow key={link.link} link={link} period={period} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What has no name of its owner's. */
const names: Record<string, string | undefined> = {
  [REMOVED]: labels.links.removed,
  phone: labels.links.phone,
  email: labels.links.email,
}

function LinkRow({ link, period }: { link: Period['links'][number]; period: Period }) {
  const share = shareOf(link.clicks, period.clicks)
  const isRemoved = link.link === REMOVED
  return (
    <tr className="stats-hem">
      <th scope="row" data-removed={isRemoved || undefined}>
        <bdi className="links-name break-anywhere">{names[link.link] ?? link.title}</bdi>
        {link.url && <span className="soft micro break-anywhere block">{hostOf(link.url)}</span>}
        {link.isOrder && <span className="soft micro break-anywhere block">{labels.links.orders}</span>}
        <ShareStitches share={share} />
      </th>
      <td className="stats-number">{writeCount(link.clicks)}</td>
      <td className="stats-number">{writeShare(shareOf(link.clicks, period.visits))}</td>
      <td className="stats-share">
        <span className="stats-sewn stack soft items-baseline gap-14">
          <ShareStitches share={share} />
          {writeShare(share)}
        </span>
      </td>
    </tr>
  )
}

function hostOf(url: string) {
  return new URL(url).hostname.replace(/^www\./, '')
}
