import { setTimeout as delay } from 'node:timers/promises'
import { makeInstallation } from '../bench/product/installation.ts'
import { createLife } from './life.ts'
import { awaitMails } from './mails.ts'
import { startSmtp } from './moody-smtp.ts'
import { settle, startProduct } from './product.ts'
import { bothEngines, type Scenario } from './scenario.ts'
import { unexpected } from './statuses.ts'
import { referencesOf } from './submissions.ts'
import { until } from './wait.ts'

const ROUNDS = 3
/** When so many deeds of a round were acknowledged, others are surely half-way. */
const ANSWERS = 300
const READY_SECONDS_MAX = 5

export const kill: Scenario = {
  name: 'kill',
  engines: bothEngines,
  secondsMax: 120,
  async run(chaos) {
    const smtp = await startSmtp()
    chaos.undo(smtp.close)
    const place = await makeInstallation(chaos, chaos.engine)
    const home = await settle(place, smtp.env)
    let product = await startProduct(chaos, home)
    const life = await createLife(product.url, place)
    const faults: string[] = []
    const starts: number[] = []

    for (let round = 1; round <= ROUNDS; round++) {
      chaos.say(`round ${round} of ${ROUNDS}`)
      let isKilled = false
      const living = life.goOn(() => isKilled)
      await until(() => life.count() >= round * ANSWERS, 15)
      // Never at the same moment of the same second.
      await delay(Math.random() * 1_000)
      isKilled = true
      await product.kill()
      await living
      product = await startProduct(chaos, home)
      starts.push(product.readyAfterSeconds)
      faults.push(...(await life.check(place)).faults)
    }
    // As browsers do that got no answer: nothing may be there twice after it.
    await life.sendDoubtful()
    chaos.say('waiting for the mails')
    const references = [...referencesOf(life.leads), ...referencesOf(life.requests)]
    // On PostgreSQL those that were under way when killed wait for their lease to run out.
    const mails = await awaitMails(smtp, references, 60)
    const { found, faults: last } = await life.check(place)
    // What else the machine does can only make it slower, so the best counts, as in `npm run bench`.
    const quickest = Math.min(...starts)
    if (quickest > READY_SECONDS_MAX) faults.push(`ready after ${quickest.toFixed(1)} s at best`)
    faults.push(...last, ...mails.faults, ...unexpected(life.statuses(), []))
    await product.end()
    return [
      {
        done: `kill -9 of npm and all below it, ${ROUNDS} times under load; unanswered posts sent again`,
        acknowledged: life.describe(),
        found: `${found}, ${mails.arrived} mails${mails.seconds === undefined ? '' : `, the last after ${Math.round(mails.seconds)} s`}; ready again in ${starts.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
        faults,
        remark: describeMails(mails),
      },
    ]
  },
}

function describeMails({ doubles }: { doubles: number }) {
  return `${doubles} mails came twice, with the same Message-ID (at least once: killed between the server's 250 and the note of it)`
}
