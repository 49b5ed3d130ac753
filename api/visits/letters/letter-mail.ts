import { mailsIn } from '@nokshi/content/by-language.ts'
import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
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
  { isLast, dead }: { isLast: boolean; dead: DeadLink[] },
): Mail {
  const language = languageOf(letter)
  const words = mailsIn[language.code].letter
  const count = (number: number) => new Intl.NumberFormat(language.locale).format(number)
  const unsubscribe = unsubscribeAddress(deps, letter.id, language)
  const best = period.links.toSorted((one, two) => two.clicks - one.clicks)[0]
  const origins = [...period.apps, ...period.sources, ...period.referrers]
    .toSorted((one, two) => two.visits - one.visits)
    .slice(0, ORIGINS_SHOWN)
  const filtered = sum(Object.values(period.filtered))
  const text = [
    words.figures(
      daysInWords(period, language),
      count(period.visits),
      count(sum(period.perDay.map(({ visitors }) => visitors))),
    ),
    changeInWords(period, words, (share) =>
      new Intl.NumberFormat(language.locale, { style: 'percent' }).format(share),
    ),
    ...(best && best.clicks > 0 ? [words.best(best.title, count(best.clicks))] : []),
    ...(origins.length > 0
      ? [words.origins(origins.map(({ name, visits }) => `${name} (${count(visits)})`).join(', '))]
      : []),
    words.filtered(count(filtered)),
    ...dead.map(({ title, since }) => words.dead(title, dayInWords(since, letter.timeZone, language))),
    ...(isLast ? [words.last] : []),
    words.more(`${deps.config.siteUrl}${pathIn(language, '/dashboard')}?tab=analytics`),
    words.stop(unsubscribe),
  ]
  const mail = plainMail(letter.email, { subject: words.subject(count(period.visits)), text }, language)
  return { ...mail, unsubscribe }
}

type Words = (typeof mailsIn)['en']['letter']
type Period = Analytics['period']

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
