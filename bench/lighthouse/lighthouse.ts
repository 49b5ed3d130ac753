import { languageCodes, pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { ROUNDS } from '../load/rounds.ts'
import { makeInstallation } from '../product/installation.ts'
import { openPages } from '../product/open-pages.ts'
import type { Product } from '../product/product.ts'
import { listPages } from '../product/sitemap.ts'
import type { Figure } from '../report/figure.ts'
import { type Bench, NotMeasured, type Row } from '../row.ts'
import { startChromium } from './chromium.ts'
import { categories, loadLighthouse, type Marks } from './lighthouse-run.ts'

const FULL = 100
/** Performance differs from try to try on a shared machine; the best of three must be full, and none may be below this. */
const NEVER_UNDER = 97

/** So that all rows together stay within ten minutes. Pages and tries that are left then are not measured. */
const SECONDS_MAX = 225
/** A row that is asked for by its name has the ten minutes for itself. */
const ALONE_SECONDS_MAX = 570

/** Ask search engines to leave them out, which is one of the things that Lighthouse takes points for. */
const unlisted = ['/login', '/register']

type Code = SiteLanguage['code']

function isUnlisted(path: string) {
  return unlisted.some((end) => path.endsWith(end))
}

interface Page {
  path: string
  tries: Marks[]
}

/** Pages of one language each: all of them would not fit into the time of a run. */
export const lighthouse: Row = { name: 'lighthouse', measure: (bench) => measure(bench, 'en', SECONDS_MAX) }
export const lighthouseInBangla: Row = {
  name: 'lighthouse-bn',
  isOnRequest: true,
  measure: (bench) => measure(bench, 'bn', ALONE_SECONDS_MAX),
}
export const lighthouseInArabic: Row = {
  name: 'lighthouse-ar',
  isOnRequest: true,
  measure: (bench) => measure(bench, 'ar', ALONE_SECONDS_MAX),
}

async function measure(bench: Bench, code: Code, secondsMax: number) {
  const { BENCH_LIGHTHOUSE: folder, BENCH_CHROMIUM: program } = bench.env
  if (!program) throw new NotMeasured('there is no Chromium')
  if (!folder) throw new NotMeasured('Lighthouse could not be installed')
  const endsAt = performance.now() + secondsMax * 1000
  const { product, groups } = await openSite(bench, code)
  const chromium = await startChromium(program, bench.folder)
  const mark = await loadLighthouse(folder, chromium.port)
  const pages: Page[] = []
  for (const paths of groups) {
    const group: Page[] = paths.map((path) => ({ path, tries: [] }))
    pages.push(...group)
    for (let round = 1; round <= ROUNDS; round++)
      for (const { path, tries } of group) {
        if (isPerfect(tries) || performance.now() > endsAt) continue
        bench.say(`lighthouse: ${path}${round > 1 ? `, try ${round} of ${ROUNDS}` : ''}`)
        const skipAudits = isUnlisted(path) ? ['is-crawlable'] : []
        tries.push(await mark(product.url + path, { skipAudits }))
      }
  }
  chromium.stop()
  await product.end('SIGTERM')
  return present(pages)
}

/** Every page that anybody can open. Case studies are all made alike: those after the first get the time that is left. */
async function openSite(bench: Bench, code: Code): Promise<{ product: Product; groups: string[][] }> {
  const { product, plain, full } = await openPages(await makeInstallation(bench, 'SQLite'), true)
  const language = siteLanguages[code]
  const listed = (await listPages(product)).filter((path) => languageOf(path) === code)
  const studies = listed.filter((path) => path.includes('/portfolio/'))
  const others = listed.filter((path) => !studies.includes(path))
  const hubPages = code === 'en' ? [plain, full] : []
  const gates = unlisted.map((path) => pathIn(language, path))
  const most = [...others, ...gates, ...hubPages, ...studies.slice(0, 1)]
  return { product, groups: [most, studies.slice(1)] }
}

function languageOf(path: string): Code {
  const [, first] = path.split('/')
  return languageCodes.find((code) => code === first) ?? 'en'
}

function isPerfect(tries: Marks[]) {
  return categories.every((category) => bestOf(tries, category) === FULL)
}

function bestOf(tries: Marks[], category: (typeof categories)[number]) {
  return Math.max(0, ...tries.map(({ scores }) => scores[category]))
}

function present(pages: Page[]): Figure[] {
  const measured = pages.filter(({ tries }) => tries.length > 0)
  const left = pages.filter(({ tries }) => tries.length === 0)
  const best = categories.map(
    (category, index): Figure => ({
      what: `Lighthouse ${category}, worst of ${measured.length}`,
      product: Math.min(...measured.map(({ tries }) => bestOf(tries, category))),
      unit: '',
      bar: { atLeast: FULL },
      // All that is to be said stands with the first of the four.
      ...(index === 0 && {
        notes: [
          ...measured.filter(({ tries }) => !isPerfect(tries)).map(describe),
          ...(left.length > 0
            ? [`Lighthouse had no time for ${left.map(({ path }) => path).join(', ')}.`]
            : []),
        ],
        details: { pages },
      }),
    }),
  )
  const worstTry: Figure = {
    what: 'Lighthouse performance, worst try',
    product: Math.min(...measured.flatMap(({ tries }) => tries.map(({ scores }) => scores.performance))),
    unit: '',
    bar: { atLeast: NEVER_UNDER },
  }
  return [...best, worstTry]
}

/** The best of its tries, in one line. */
function describe({ path, tries }: Page) {
  const scores = categories.map((category) => bestOf(tries, category)).join('/')
  const best = tries.reduce((one, two) => (two.scores.performance > one.scores.performance ? two : one))
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return [
    `Lighthouse ${path}: ${scores}`,
    `FCP ${seconds(best.fcpMs)}`,
    `LCP ${seconds(best.lcpMs)}`,
    `TBT ${best.tbtMs.toFixed(0)} ms`,
    `CLS ${best.cls.toFixed(3)}`,
    ...best.faults,
  ].join(', ')
}
