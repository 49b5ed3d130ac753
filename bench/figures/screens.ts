import { createRequire } from 'node:module'
import { changed } from '@nokshi/contract/crm/records.ts'
import type { BrowserType, Browser as Chromium, Request } from '@playwright/test'
import * as z from 'zod'
import { type Browser, createBrowser, registerAt } from '../../server/testing/browser.ts'
import { claimStudio, expectStatus } from '../../server/testing/claim-studio.ts'
import { type Figure, write } from '../figure.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { type Bench, NotMeasured, type Row } from '../row.ts'

/** A mid-range phone on a slow mobile network, with nothing in its cache. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const NETWORK = {
  ...{ offline: false, latency: 150 },
  ...{ downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 },
}
/** A screen is complete when nothing has arrived for this long. */
const QUIET_MS = 3_000

interface Bars {
  requests: number
  scriptKB: number
  seconds: number
}
const creatorBars: Bars = { requests: 25, scriptKB: 200, seconds: 3 }
const crmBars: Bars = { requests: 30, scriptKB: 250, seconds: 3 }

const crmPaths = [
  ...['/crm', '/crm/inbox', '/crm/tasks', '/crm/contacts', '/crm/companies', '/crm/deals'],
  ...['/crm/settings', '/crm/import', '/crm/website', '/crm/changes'],
]

/** Screens after login. */
export const screens: Row = {
  async measure(bench) {
    const program = bench.env.BENCH_CHROMIUM
    if (!program) throw new NotMeasured('there is no Chromium')
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const { browser: creator } = await makeCreator(product.url)
    const newcomer = await registerAt(product.url, 'newcomer@example.com')
    const owner = await claimStudio(product)
    const chromium = await launch(program)
    const figures: Figure[] = []
    const add = async (path: string, person: Browser, bars: Bars) => {
      figures.push(await measureScreen(bench, chromium, { url: product.url, path, person, bars }))
    }
    await add('/dashboard', creator, creatorBars)
    await add('/account', creator, creatorBars)
    await add('/dashboard/messages', creator, creatorBars)
    await add('/create-linkhub', newcomer, creatorBars)
    await add('/crm/login', createBrowser(product.url), crmBars)
    for (const path of crmPaths) await add(path, owner, crmBars)
    const contact = await makeRecord(owner, 'contacts', { name: 'Rafi Khan' })
    const deal = await makeRecord(owner, 'deals', { title: 'A new website', contactId: contact })
    await add(`/crm/contacts/${contact}`, owner, crmBars)
    await add(`/crm/deals/${deal}`, owner, crmBars)
    await chromium.close()
    await product.end('SIGTERM')
    return figures
  },
}

async function makeRecord(owner: Browser, kind: 'contacts' | 'deals', body: Record<string, string>) {
  const answer = await expectStatus(owner.post(`/api/crm/${kind}`, body), 201)
  const { record } = changed(z.object({ id: z.string() })).parse(await answer.json())
  return record.id
}

/** Playwright is installed with the journeys. */
function launch(executablePath: string) {
  const { chromium }: { chromium: BrowserType } = createRequire(new URL('../../e2e/package.json', import.meta.url))(
    '@playwright/test',
  )
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
}

interface Opening {
  url: string
  path: string
  person: Browser
  bars: Bars
}

async function measureScreen(bench: Bench, chromium: Chromium, { url, path, person, bars }: Opening): Promise<Figure> {
  bench.say(`${path} on a slow phone`)
  const context = await chromium.newContext(PHONE)
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  const requests: Request[] = []
  const startedAt = performance.now()
  let endedAt = startedAt
  page.on('request', (request) => request.url().startsWith(url) && requests.push(request))
  page.on('requestfinished', () => {
    endedAt = performance.now()
  })
  await page.goto(url + path, { waitUntil: 'networkidle', timeout: 120_000 })
  while (performance.now() - endedAt < QUIET_MS) await page.waitForTimeout(100)
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  const scriptKB = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024
  const landed = new URL(page.url()).pathname
  await context.close()
  if (landed !== path) throw new Error(`${path} led to ${landed}.`)
  return present(path, { requests: requests.length, scriptKB, seconds: (endedAt - startedAt) / 1000 }, bars)
}

function present(path: string, found: Bars, bars: Bars): Figure {
  const describe = ({ requests, scriptKB, seconds }: Bars) =>
    `${requests} requests, ${write(Math.round(scriptKB), '')} KB of script, ${write(seconds, 's')}`
  return {
    what: `${path} on a slow phone`,
    product: describe(found),
    bar: `<= ${bars.requests}, ${bars.scriptKB} KB, ${bars.seconds} s`,
    isMet: (['requests', 'scriptKB', 'seconds'] as const).every((each) => found[each] <= bars[each]),
  }
}
