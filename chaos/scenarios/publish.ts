import { setTimeout as delay } from 'node:timers/promises'
import { Entry } from '@nokshi/contract/website/entries.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import type { Browser } from '../../server/testing/browser.ts'
import { claimStudio, expectStatus } from '../../server/testing/claim-studio.ts'
import { install, start } from '../product.ts'
import type { Run } from '../scenario.ts'

/** Two entries that each publication changes together. */
const ids = ['brand', 'page-home']
const ROUNDS = 8

/** Kills the product while it publishes, each time later: visitors see all of a publication or nothing. */
export async function publish(run: Run) {
  const site = await install(run)
  let product = await start(run, site)
  const owner = await claimStudio(product)
  const first = { entries: await Promise.all(ids.map((id) => write(owner, id, 0))) }
  const startedAt = performance.now()
  await expectStatus(owner.post('/api/crm/website/publish', first), 200)
  const publicationMs = performance.now() - startedAt
  let [acknowledged, seen] = [0, 0]
  for (let round = 1; round <= ROUNDS; round++) {
    run.say(`round ${round} of ${ROUNDS}`)
    const entries = await Promise.all(ids.map((id) => write(owner, id, round)))
    const publishing = owner.post('/api/crm/website/publish', { entries }).then(
      ({ status }) => status === 200,
      () => false,
    )
    // The last ones come after it: other work of the machine makes it slower or faster.
    await delay((publicationMs * 2 * round) / ROUNDS)
    await product.kill()
    const isAcknowledged = await publishing
    product = await start(run, site)

    const { brand, homePage } = await read(product.url)
    const home = await (await fetch(product.url)).text()
    run.check(brand.shortName === homePage.heroText, `half of a publication: ${brand.shortName}, ${homePage.heroText}`)
    run.check(home.includes(homePage.heroText), 'the home page shows something else than what is published')
    if (isAcknowledged) run.check(brand.shortName === textOf(round), 'an acknowledged publication is gone')
    if (isAcknowledged) acknowledged++
    if (brand.shortName === textOf(round)) seen++
  }
  run.check(seen < ROUNDS, 'no kill came in time: every publication was over')
  run.check(seen > 0, 'every kill came before the publication')
  const drafts = await Promise.all(ids.map((id) => owner.read(`/api/crm/website/entries/${id}`, Entry)))
  run.check(
    drafts.every(({ draft }) => JSON.stringify(draft).includes(textOf(ROUNDS))),
    'a saved draft is gone',
  )
  run.report({
    injected: `kill -9 while two entries are published together, ${ROUNDS} times`,
    acknowledged: `${acknowledged} publications`,
    observed: `${seen} publications can be seen whole, ${ROUNDS - seen} left the site as it was; all drafts are there`,
  })
}

const textOf = (round: number) => `Round ${round}`

async function write(owner: Browser, id: string, round: number) {
  const { version, draft } = await owner.read(`/api/crm/website/entries/${id}`, Entry)
  const changes = id === 'brand' ? { shortName: textOf(round) } : { heroText: { en: textOf(round) } }
  const body = { version, draft: { ...draft, ...changes } }
  const answer = await expectStatus(owner.patch(`/api/crm/website/entries/${id}`, body), 200)
  const { record } = await answer.json()
  return { id, version: record.version }
}

async function read(url: string): Promise<SiteContent> {
  return (await fetch(`${url}/api/website/content?language=en`)).json()
}
