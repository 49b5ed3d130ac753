import { createHash, randomBytes } from 'node:crypto'
import { type mailsIn, visitLabelsIn } from '@nokshi/content/by-language.ts'
import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import { EMPTY_WEEKS_MAX } from '@nokshi/contract/visits/weekly-reports.ts'
import { type Analytics, OTHER, REMOVED } from '@nokshi/contract/visits.ts'
import { languageOf, mailsOf } from '../../accounts/mails.ts'
import { transact } from '../../database/connect.ts'
import { listDeadLinks } from '../../linkhub/link-checks/dead-links.ts'
import { enqueueMail, type Mail, plainMail } from '../../outbox/mail.ts'
import { findLastDead } from '../../outbox/outbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { seal, tryUnseal } from '../../platform/secret.ts'
import { DAY, instantOf, zonedTime } from '../../platform/zoned-time.ts'
import { readAnalytics, sum } from '../analytics/read-analytics.ts'
import { claimWeek, type DueReport, listDue, updatePlan, updateStopKey } from './queries.ts'

/** A server that was down makes up for it; after that the week has told by itself. */
const WORTH_SENDING_MS = 3 * DAY

const AT_ONCE = 50

/** By which the reports about one page to one address are found among the mails. */
export function reportSubject({ id, email }: Pick<DueReport, 'id' | 'email'>) {
  return `letter ${createHash('sha256').update(`${id} ${email}`).digest('base64url')}`
}

/**
 * Writes the reports that are due, each once a week: the week is claimed and the mail enqueued in one
 * transaction, so that neither a crash nor a second process loses or doubles one.
 */
export async function sendWeeklyReports(deps: Deps) {
  const due = await listDue(deps.db, deps.now(), AT_ONCE)
  for (const report of due) await sendReport(deps, report)
}

async function sendReport(deps: Deps, report: DueReport) {
  const { id, timeZone, weekday, nextAt, emptyWeeks: before } = report
  const now = deps.now()
  // After an outage of weeks only the last one is due.
  const dueAt = nextReportAt(timeZone, weekday, now - 7 * DAY)
  const isWanted = now - dueAt < WORTH_SENDING_MS && report.suspendedAt === null && report.emailVerified === 1
  const subjectId = reportSubject(report)
  // Whoever goes on writing to addresses that refuse mail is taken for a spammer.
  const isSent = isWanted && (await findLastDead(deps.db, subjectId)) === undefined
  // The last whole week: of today only some hours are known.
  const analytics = isSent ? await readAnalytics(deps, report, 7, 1) : undefined
  const emptyWeeks = analytics && (analytics.period.visits === 0 ? before + 1 : 0)
  const stopKey = stopKeyOf(report)
  const mail =
    analytics &&
    (emptyWeeks ?? 0) <= EMPTY_WEEKS_MAX &&
    weeklyReportMail(deps, report, analytics, {
      stopKey,
      isLast: emptyWeeks === EMPTY_WEEKS_MAX,
      dead: await listDeadLinks(deps.db, id, now),
    })

  await transact(deps.db, async (tx) => {
    const isFirst = await claimWeek(tx, { profileId: id, week: weekOf(timeZone, dueAt), at: now })
    await updatePlan(tx, id, nextAt, {
      nextAt: nextReportAt(timeZone, weekday, now),
      ...(isFirst && emptyWeeks !== undefined && { emptyWeeks: Math.min(emptyWeeks, EMPTY_WEEKS_MAX + 1) }),
    })
    if (isFirst) await updateStopKey(tx, id, stopKey)
    if (isFirst && mail)
      await enqueueMail(tx, now, mail, { lane: 'other', subjectId, expiresAt: now + WORTH_SENDING_MS })
  })
}

/** Plans from before 0030 have the id of the page, which is no secret; the next report brings another key. */
function stopKeyOf({ id, stopKey }: DueReport) {
  return stopKey === null || stopKey === id ? randomBytes(16).toString('base64url') : stopKey
}

const HOUR = '08:00'

export function nextReportAt(timeZone: string, weekday: number, after: number) {
  const today = zonedTime(timeZone, after).toPlainDate()
  const day = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })
  const at = instantOf(timeZone, day.toString(), HOUR)
  return at > after ? at : instantOf(timeZone, day.add({ days: 7 }).toString(), HOUR)
}

/** The ISO week of a report: whoever chooses another day still gets one a week. */
function weekOf(timeZone: string, at: number) {
  const { yearOfWeek, weekOfYear } = zonedTime(timeZone, at)
  return `${yearOfWeek}-W${weekOfYear}`
}

const ORIGINS_SHOWN = 3

interface DeadLink {
  title: string
  since: number
}

function weeklyReportMail(
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

const PURPOSE = 'letter'

/** Works without login. The key is random, and in the query, which the proxies of deploy/ do not log. */
function unsubscribeAddress(
  { config, secret }: Pick<Deps, 'config' | 'secret'>,
  stopKey: string,
  language: SiteLanguage,
) {
  return `${config.siteUrl}${pathIn(language, '/unsubscribe')}?token=${seal(secret, PURPOSE, stopKey)}`
}

/** The key of a plan; undefined for a token that nobody here has made. */
export function readUnsubscribeToken({ secret }: Pick<Deps, 'secret'>, token: string) {
  return tryUnseal(secret, PURPOSE, token)
}
