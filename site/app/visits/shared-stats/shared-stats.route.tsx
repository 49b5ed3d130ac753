import { analytics } from '@nokshi/content/analytics.ts'
import { language } from '@nokshi/content/language.ts'
import { sharedStatsPage as labels } from '@nokshi/content/weekly-reports.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { pictureAt } from '@nokshi/contract/linkhub.ts'
import { SharedStats } from '@nokshi/contract/visits/shared-stats.ts'
import { privatePageMeta } from '../../frame/private-page-meta.ts'
import { apiContext } from '../../platform/load-context.ts'
import { tokenQuery } from '../../platform/post-form.ts'
import { useStudio } from '../../platform/use-settings.ts'
import { ErrorNotice } from '../../ui/notices/notice.tsx'
import { nameApp, nameCountry, nameDevice, nameReferrer, nameSource } from '../shares-table.tsx'
import { placeOf } from '../write-numbers.ts'
import type { Route } from './+types/shared-stats.route.ts'
import './shared-stats.css'

/** For a sponsor. 404 for an address that was made up, 410 for one that was revoked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/shared-stats', SharedStats, { query: tokenQuery(request) })
}

export const meta = privatePageMeta(labels, '/numbers')

export const ErrorBoundary = ErrorNotice

type Row = [name: string, count: number]

/** A chart and plain tables, complete without scripts, and fit to be printed. */
export default function SharedStatsRoute({ loaderData: stats }: Route.ComponentProps) {
  const { name, username, profileImage, lifetimeVisits, uniqueVisitors, period, timeZone, showsLinks } = stats
  const { origins, visitors, shares } = analytics
  const { name: studio } = useStudio()
  const named = (list: { name: string; visits: number }[], nameOf: (name: string) => string) =>
    list.map(({ name, visits }): Row => [nameOf(name), visits])
  const filtered = Object.values(period.filtered).reduce((sum, hits) => sum + hits, 0)
  return (
    <section className="paper-section numbers stack gap-16 break-anywhere">
      <div className="numbers-head line gap-20">
        {profileImage && <img src={pictureAt(profileImage, 192)} alt="" width={96} height={96} />}
        <div>
          <h1 className="display-1">
            <bdi>{name}</bdi>
          </h1>
          <p className="lead above-8">
            <bdi>@{username}</bdi> · {labels.heading}
          </p>
        </div>
      </div>
      <DaysChart days={period.perDay} />
      <div className="numbers-columns stack align-start">
        <div>
          <Table
            heading={labels.heading}
            rows={[
              [labels.visits, period.visits],
              [labels.visitors, period.perDay.reduce((sum, day) => sum + day.visitors, 0)],
              [labels.opens, period.visitsWithClicks],
              [labels.before, period.visitsBefore],
              [labels.filtered, filtered],
              [labels.lifetime, lifetimeVisits],
              [labels.unique, uniqueVisitors],
            ]}
          />
          {showsLinks && (
            <Table heading={labels.links} rows={period.links.map(({ title, clicks }): Row => [title, clicks])} />
          )}
          <Table heading={origins.apps.heading} rows={named(period.apps, nameApp)} />
          <Table heading={origins.sources.heading} rows={named(period.sources, nameSource)} />
          <Table heading={origins.referrers.heading} rows={named(period.referrers, nameReferrer)} />
          <Table heading={visitors.devices.heading} rows={named(period.devices, nameDevice)} />
          <Table heading={visitors.countries.heading} rows={named(period.countries, nameCountry)} />
        </div>
        <Table
          heading={`${labels.days} (${shares.visits})`}
          rows={period.perDay.map(({ day, visits }): Row => [days.format(new Date(day)), visits])}
        />
      </div>
      <p className="small soft">
        {labels.zone(placeOf(timeZone))} {labels.counted(studio)}
      </p>
    </section>
  )
}

const CHART = { width: 720, height: 180 }

/** One bar a day, the last one in red. The table of the days has the figures. */
function DaysChart({ days: perDay }: { days: SharedStats['period']['perDay'] }) {
  const most = Math.max(1, ...perDay.map(({ visits }) => visits))
  const step = CHART.width / perDay.length
  const [first, last] = [perDay.at(0), perDay.at(-1)]
  if (!first || !last) return null
  return (
    <figure className="numbers-chart">
      <figcaption className="soft small">
        {labels.busiest} {writeCount(most)}
      </figcaption>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
        {perDay.map(({ day, visits }, at) => (
          <path
            key={day}
            d={`M${(at + 0.5) * step} ${CHART.height}V${CHART.height - (visits / most) * CHART.height}`}
            strokeWidth={step * 0.6}
          />
        ))}
      </svg>
      <p className="soft small row between">
        <span>{days.format(new Date(first.day))}</span>
        <span>{days.format(new Date(last.day))}</span>
      </p>
    </figure>
  )
}

const days = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' })

/** One that has nothing to say is not there. */
function Table({ heading, rows }: { heading: string; rows: Row[] }) {
  if (rows.length === 0) return null
  return (
    <table className="numbers-table full-width">
      <caption>{heading}</caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td className="figures">{writeCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
