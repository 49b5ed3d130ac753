import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { languageCodes, pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import * as z from 'zod'
import { amount, type Figure } from '../figure.ts'
import { makeInstallation } from '../product/installation.ts'
import { openPages } from '../product/open-pages.ts'
import { type Bench, NotMeasured, type Row } from '../row.ts'
import { listPages } from './marketing.ts'

/** Fetched by npx, because the product does not need it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const TRIES = 3

/** The first is the one that varies between runs. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>

const Report = z.object({
  categories: z.record(
    z.enum(categories),
    z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100)),
  ),
})

/** Lighthouse takes points off, because they are not for search engines. */
const unlisted = ['/login', '/register']

export const lighthouse: Row = { measure: (bench) => measure(bench, 'en') }
export const lighthouseInBangla: Row = { isOnRequest: true, measure: (bench) => measure(bench, 'bn') }
export const lighthouseInArabic: Row = { isOnRequest: true, measure: (bench) => measure(bench, 'ar') }

/** Every public page, as a phone on a slow network. A page below 100 in any category gets two more tries. */
async function measure(bench: Bench, code: SiteLanguage['code']) {
  const chromium = bench.env.BENCH_CHROMIUM
  if (!chromium) throw new NotMeasured('there is no Chromium')
  const program = findLighthouse()
  const { product, plain, full } = await openPages(await makeInstallation(bench, 'SQLite'), true)
  const paths = [
    ...(await listPages(product)).filter((path) => languageOf(path) === code),
    ...unlisted.map((path) => pathIn(siteLanguages[code], path)),
    ...(code === 'en' ? [plain, full] : []),
  ]
  const pages = new Map<string, Scores[]>(paths.map((path) => [path, []]))
  for (const [path, tries] of pages)
    while (tries.length < TRIES && !isPerfect(tries)) {
      bench.say(`lighthouse: ${path}${tries.length > 0 ? `, try ${tries.length + 1} of ${TRIES}` : ''}`)
      tries.push(await mark({ program, chromium, folder: bench.folder }, product.url + path))
    }
  await product.end('SIGTERM')
  return present(pages)
}

function findLighthouse() {
  try {
    const found = execFileSync('npx', ['--yes', '--package', LIGHTHOUSE, 'which', 'lighthouse'])
    return found.toString().trim()
  } catch {
    throw new NotMeasured('Lighthouse could not be fetched')
  }
}

interface Tools {
  program: string
  chromium: string
  folder: string
}

async function mark({ program, chromium, folder }: Tools, url: string): Promise<Scores> {
  const file = join(mkdtempSync(join(folder, 'lighthouse-')), 'report.json')
  const isUnlisted = unlisted.some((end) => url.endsWith(end))
  await promisify(execFile)(
    program,
    [
      ...[url, '--quiet', '--output=json', `--output-path=${file}`, '--disable-full-page-screenshot'],
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
      ...(isUnlisted ? ['--skip-audits=is-crawlable'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  )
  return Report.parse(JSON.parse(readFileSync(file, 'utf8'))).categories
}

function languageOf(path: string) {
  const [, first] = path.split('/')
  return languageCodes.find((code) => code === first) ?? 'en'
}

function bestOf(tries: Scores[], category: keyof Scores) {
  return Math.max(0, ...tries.map((scores) => scores[category]))
}

function isPerfect(tries: Scores[]) {
  return categories.every((category) => bestOf(tries, category) === 100)
}

function present(pages: Map<string, Scores[]>): Figure[] {
  const all = [...pages.values()]
  const worst = Math.min(...all.flat().map(({ performance }) => performance))
  const notes = [...pages]
    .filter(([, tries]) => !isPerfect(tries))
    .map(([path, tries]) => `Lighthouse ${path}: ${categories.map((each) => bestOf(tries, each)).join('/')}.`)
  return [
    ...categories.map((category) => {
      const value = Math.min(...all.map((tries) => bestOf(tries, category)))
      return amount(`Lighthouse ${category}, worst of ${all.length}`, value, '', { atLeast: 100 })
    }),
    { ...amount('Lighthouse performance, worst try', worst, '', { atLeast: 97 }), notes },
  ]
}
