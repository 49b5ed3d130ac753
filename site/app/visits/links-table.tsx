import { analytics as labels } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { type Analytics, REMOVED } from '@nokshi/contract/visits.ts'
import { Explanation } from './explanation.tsx'
import { ShareStitches } from './shares-table.tsx'
import { shareOf, writeShare } from './write-numbers.ts'
import './stats-table.css'

type Period = Analytics['period']

export function LinksTable({ period }: { period: Period }) {
  const { heading, columns, explanation, together, none } = labels.links
  return (
    <section className="stats-part">
      <div className="stats-head">
        <h2 className="stats-heading">{heading}</h2>
        <Explanation about={heading}>
          <p>{explanation}</p>
        </Explanation>
        {period.clicks > 0 && (
          <p className="stats-aside">
            {together(writeShare(shareOf(period.visitsWithClicks, period.visits)))}
          </p>
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
        <bdi className="links-name">{names[link.link] ?? link.title}</bdi>
        {link.url && <span className="links-host">{hostOf(link.url)}</span>}
        {link.isOrder && <span className="links-host">{labels.links.orders}</span>}
        <ShareStitches share={share} />
      </th>
      <td className="stats-number">{writeCount(link.clicks)}</td>
      <td className="stats-number">{writeShare(shareOf(link.clicks, period.visits))}</td>
      <td className="stats-share">
        <span className="stats-sewn">
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
