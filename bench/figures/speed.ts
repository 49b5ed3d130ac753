import { grow } from '../growth/grow.ts'
import { growDomains, growPages } from '../growth/grow-pages.ts'
import { compareWithReference } from '../load/compare.ts'
import { askOnce } from '../load/wire.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { openPages } from '../product/open-pages.ts'
import { runProduct } from '../product/product.ts'
import { askForAnalytics, askForJson, askForPage, tellOfVisit } from '../product/requests.ts'
import type { Row } from '../row.ts'

/** A hub page from the process itself. */
export const hub: Row = {
  async measure(bench) {
    const { product, plain, full } = await openPages(await makeInstallation(bench, 'SQLite'), false)
    const ask = (what: string, path: string) =>
      compareWithReference(bench, { what, product, question: askForPage(path), bar: { atLeast: 0.6 } })
    const figures = [...(await ask('hub page', plain)), ...(await ask('hub page with everything', full))]
    await product.end('SIGTERM')
    return figures
  },
}

const DOMAINS = 10_000

/** A page on its own domain, among many. */
export const domain: Row = {
  async measure(bench) {
    const made = await makeInstallation(bench, 'SQLite')
    const place = {
      ...made,
      env: { ...made.env, DOMAINS_HOST: 'domains.nokshi.studio', DOMAINS_ADDRESSES: '127.0.0.1' },
    }
    await (await runProduct(place)).end('SIGTERM')
    await grow(place, [...growPages({ from: 1, to: DOMAINS }), ...growDomains()])
    const product = await runProduct(place)
    const { headers, ...page } = askForPage('/')
    const question = { ...page, headers: { ...headers, Host: `page-${DOMAINS}.com` } }
    const what = `hub page on its own domain, one of ${DOMAINS}`
    const figures = await compareWithReference(bench, { what, product, question, bar: { atLeast: 0.6 } })
    await product.end('SIGTERM')
    return figures
  },
}

/** Beacons that arrive together share a commit. They are counted before the reference has its turn. */
export const beacon: Row = {
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const creator = await makeCreator(product.url)
    const figures = await compareWithReference(bench, {
      ...{ what: 'POST /api/traffic/track', product, bar: { atLeast: 0.2 } },
      question: tellOfVisit(creator.username, product.url),
      finish: () => askOnce(product.port, askForAnalytics(creator)),
    })
    await product.end('SIGTERM')
    return figures
  },
}

/** Without a target, because it is rarely read. */
export const profile: Row = {
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const { username } = await makeCreator(product.url)
    const question = askForJson(`/api/linkhub/${username}`)
    const figures = await compareWithReference(bench, { ...{ what: 'GET /api/linkhub/{username}', product, question } })
    await product.end('SIGTERM')
    return figures
  },
}
