import { mailsIn, visitLabelsIn } from '@nokshi/content/by-language.ts'
import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import { type Analytics, OTHER, REMOVED } from '@nokshi/contract/visits.ts'
import { languageOf } from '../../accounts/addressee.ts'
import type { Mail } from '../../outbox/mail.ts'
import { plainMail } from '../../outbox/plain-mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { sum } from '../analytics/read-sums.ts'
import type { DueLetter } from './queries.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

const ORIGINS_SHOWN = 3

interface DeadLink {
  title: string
  since: number
}

/** The figures of the week, as the dashboard has them. */
export function letterMail(
  deps: Pick<Deps, 'config' | 'secret'>,
  letter: DueLetter,
  { period }: Analytics,
  { stopKey, isLast, dead }: { stopKey: string; isLast: boolean; dead: DeadLink[] },
): Mail {
  const language = languageOf(letter)
  const words = mailsIn[language.code].letter
  const visitWords = visitLabelsIn[language.code]
  const { visits, visitors } = visitWords.analytics.chart
  const { removed, phone, email } = visitWords.analytics.links
  const linkNames: Partial<Record<string, string>> = { [REMOVED]: removed, phone, email }
  const count = (number: number) => new Intl.NumberFormat(language.locale).format(number)
  const list = new Intl.ListFormat(language.locale, { type: 'conjunction' })
  const unsubscribe = unsubscribeAddress(deps, stopKey, language)
  const best = period.links.toSorted((one, two) => two.clicks - one.clicks)[0]
  const origins = originsIn(period, visitWords).slice(0, ORIGINS_SHOWN)
  const visitorDays = sum(period.perDay.map((day) => day.visitors))
  const filtered = sum(Object.values(period.filtered))
  const text = [
    words.figures(
      daysInWords(period, language),
      visits(period.visits, count(period.visits)),
      visitors(visitorDays, count(visitorDays)),
    ),
    changeInWords(period, words, (share) =>
      new Intl.NumberFormat(language.locale, { style: 'percent' }).format(share),
    ),
    ...(best && best.clicks > 0 ? [words.best(linkNames[best.link] ?? best.title, count(best.clicks))] : []),
    ...(origins.length > 0
      ? [words.origins(list.format(origins.map((each) => `${each.name} (${count(each.visits)})`)))]
      : []),
    words.filtered(count(filtered)),
    ...dead.map(({ title, since }) => words.dead(title, dayInWords(since, letter.timeZone, language))),
    ...(isLast ? [words.last] : []),
    words.more(`${deps.config.siteUrl}${pathIn(language, '/dashboard')}?tab=analytics`),
    words.stop(unsubscribe),
  ]
  const headline = visits(period.visits, count(period.visits))
  const mail = plainMail(letter.email, { subject: words.subject(headline), headline, text }, language)
  return { ...mail, unsubscribe }
}

type Words = (typeof mailsIn)['en']['letter']
type VisitWords = (typeof visitLabelsIn)['en']
type Period = Analytics['period']

/** The most first, by the names that the dashboard gives them. */
function originsIn({ apps, sources, referrers }: Period, { analytics, tags }: VisitWords) {
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

function changeInWords({ visits, visitsBefore }: Period, words: Words, write: (share: number) => string) {
  if (visitsBefore === 0 || visits === visitsBefore) return visits === visitsBefore ? words.same : words.first
  const share = write(Math.abs(visits / visitsBefore - 1))
  return visits > visitsBefore ? words.grown(share) : words.fewer(share)
}

function dayInWords(at: number, timeZone: string, { locale }: SiteLanguage) {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }).format(at)
}

function daysInWords({ perDay }: Period, { locale }: SiteLanguage) {
  const write = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const [first, last] = [perDay.at(0), perDay.at(-1)]
  if (!first || !last) return ''
  return [first, last].map(({ day }) => write.format(new Date(day))).join(' – ')
}
