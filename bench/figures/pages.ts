import { setTimeout as delay } from 'node:timers/promises'
import { Entry } from '@nokshi/contract/website/entries.ts'
import type { Browser } from '../../server/testing/browser.ts'
import { claimStudio, expectStatus } from '../../server/testing/claim-studio.ts'
import { amount } from '../figure.ts'
import { compareWithReference, median } from '../load/compare.ts'
import { askOnce, unpack } from '../load/wire.ts'
import { makeInstallation } from '../product/installation.ts'
import { type Product, runProduct } from '../product/product.ts'
import { askForPage } from '../product/requests.ts'
import type { Row } from '../row.ts'
import { listPages } from './marketing.ts'

const TRIES = 3

/** The studio's pages: how long each takes to render, and how many per second are sent from the cache. */
export const pages: Row = {
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const paths = await listPages(product)
    bench.say('pages of the studio: rendering them once')
    await timeEach(product, paths)
    const runs: number[][] = []
    const owner = await claimStudio(product)
    while (runs.length < TRIES) {
      await changeSite(product, owner)
      bench.say('pages of the studio: rendering them again after a change')
      runs.push(await timeEach(product, paths))
    }
    // Each at its best: in every run the garbage collector stops one page or another for 20 to 40 ms.
    const waits = paths.map((_, index) => Math.min(...runs.map((run) => run[index] ?? 0)))
    const figures = await compareWithReference(bench, { what: 'home page', product, question: askForPage('/') })
    await product.end('SIGTERM')
    return [
      amount('page rendered after a change, slowest', Math.max(...waits), 'ms', { atMost: 50 }),
      amount('page rendered after a change, median', median(waits), 'ms'),
      ...figures,
    ]
  },
}

async function timeEach({ port }: Product, paths: string[]) {
  const waits: number[] = []
  for (const path of paths) {
    const startedAt = performance.now()
    await askOnce(port, askForPage(path))
    waits.push(performance.now() - startedAt)
  }
  return waits
}

/** Whatever visitors can see makes the process drop the pages that it has kept. Returns when it has. */
async function changeSite(product: Product, owner: Browser) {
  const address = '/api/crm/website/entries/page-home'
  const { version, draft } = await owner.read(address, Entry)
  const heroText = { en: `Changed at ${Date.now()}` }
  const saved = await expectStatus(owner.patch(address, { version, draft: { ...draft, heroText } }), 200)
  const { record } = await saved.json()
  const entries = [{ id: 'page-home', version: record.version }]
  await expectStatus(owner.post('/api/crm/website/publish', { entries }), 200)
  while (!unpack(await askOnce(product.port, askForPage('/'))).includes(heroText.en)) await delay(20)
}
