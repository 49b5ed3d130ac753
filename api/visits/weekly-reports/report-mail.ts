import { type mailsIn, visitLabelsIn } from '@nokshi/content/by-language.ts'
import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import { type Analytics, OTHER, REMOVED } from '@nokshi/contract/visits.ts'
import { languageOf } from '../../accounts/addressee.ts'
import { mailsOf } from '../../accounts/mails.ts'
import type { Mail } from '../../outbox/mail.ts'
import { plainMail } from '../../outbox/plain-mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { sum } from '../analytics/read-sums.ts'
import type { DueReport } from './queries.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

const ORIGINS_SHOWN = 3

interface DeadLink {
  title: string
  since: number
}

export function weeklyReportMail(
  deps: Pick<Deps, 'config' | 'siteContent' | 'secret'>,
  report: DueReport,
  { period }: Analytics,
  { stopKey, isLast, dead }: { stopKey: string; isLast: boolean; dead: DeadLink[] },
): Mail {
  const language = languageOf(report)
  const labels = mailsOf(deps, language).weeklyReport
  const visitLabels = visitLabelsIn[language.code]
  const { visits, visitors } = visitLabels.analytics.chart
  const { removed, phone, email } = visitLabels.analytics.links
  const linkNames: Partial<Record<string, string>> = { [REMOVED]: removed, phone, email }
  const count = (number: number) => new Intl.NumberFormat(language.locale).format(number)
  const list = new Intl.ListFormat(language.locale, { type: 'conjunction' })
  const unsubscribe = unsubscribeAddress(deps, stopKey, language)
  const best = period.links.toSorted((one, two) => two.clicks - one.clicks)[0]
  const origins = originsIn(period, visitLabels).slice(0, ORIGINS_SHOWN)
  const visitorDays = sum(period.perDay.map((day) => day.visitors))
  const filtered = sum(Object.values(period.filtered))
  const text = [
    labels.figures(
      writeDays(period, language),
      visits(period.visits, count(period.visits)),
      visitors(visitorDays, count(visitorDays)),
    ),
    writeChange(period, labels, (share) => new Intl.NumberFormat(language.locale, { style: 'percent' }).format(share)),
    ...(best && best.clicks > 0 ? [labels.best(linkNames[best.link] ?? best.title, count(best.clicks))] : []),
    ...(origins.length > 0
      ? [labels.origins(list.format(origins.map((each) => `${each.name} (${count(each.visits)})`)))]
      : []),
    labels.filtered(count(filtered)),
    ...dead.map(({ title, since }) => labels.dead(title, writeDay(since, report.timeZone, language))),
    ...(isLast ? [labels.last] : []),
    labels.more(`${deps.config.siteUrl}${pathIn(language, '/dashboard')}?tab=analytics`),
    labels.stop(unsubscribe),
  ]
  const headline = visits(period.visits, count(period.visits))
  const mail = plainMail(report.email, { subject: labels.subject(headline), headline, text }, language)
  return { ...mail, unsubscribe }
}

type ReportLabels = ReturnType<(typeof mailsIn)['en']>['weeklyReport']
type VisitLabels = (typeof visitLabelsIn)['en']
type Period = Analytics['period']

function originsIn({ apps, sources, referrers }: Period, { analytics, tags }: VisitLabels) {
  const appNames: Partial<Record<string, string>> = analytics.names.apps
  const nameTag = (name: string) => tags.find(({ tag }) => tag === name)?.name ?? analytics.names.tag(name)
  return [
    ...apps.map(({ name, visits }) => ({ name: appNames[name] ?? name, visits })),
    ...sources.map(({ name, visits }) => ({ name: name === OTHER ? name : nameTag(name), visits })),
    ...referrers,
  ]
    .filter(({ name }) => name !== OTHER)
    .toSorted((one, two) => two.visits - one.visits)
}

function writeChange({ visits, visitsBefore }: Period, labels: ReportLabels, write: (share: number) => string) {
  if (visitsBefore === 0 || visits === visitsBefore) return visits === visitsBefore ? labels.same : labels.first
  const share = write(Math.abs(visits / visitsBefore - 1))
  return visits > visitsBefore ? labels.grown(share) : labels.fewer(share)
}

function writeDay(at: number, timeZone: string, { locale }: SiteLanguage) {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }).format(at)
}

function writeDays({ perDay }: Period, { locale }: SiteLanguage) {
  const write = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const [first, last] = [perDay.at(0), perDay.at(-1)]
  if (!first || !last) return ''
  return [first, last].map(({ day }) => write.format(new Date(day))).join(' – ')
}
