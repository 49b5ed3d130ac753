import { setTimeout as delay } from 'node:timers/promises'
import { makeInstallation } from '../bench/product/installation.ts'
import { createLife } from './life.ts'
import { settle, startProduct } from './product.ts'
import { bothEngines, type Scenario } from './scenario.ts'
import { describeStatuses, unexpected } from './statuses.ts'
import { until } from './wait.ts'

const ROUNDS = 2
const ANSWERS = 150
/** Requests in flight get ten seconds, mails eight more (server/lifecycle/drain.ts, api/jobs.ts). */
const END_SECONDS_MAX = 20

export const term: Scenario = {
  name: 'term',
  engines: bothEngines,
  secondsMax: 90,
  async run(chaos) {
    const place = await makeInstallation(chaos, chaos.engine)
    const home = await settle(place)
    let product = await startProduct(chaos, home)
    const life = await createLife(product.url, place)
    const faults: string[] = []
    const ends: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      chaos.say(`round ${round} of ${ROUNDS}`)
      let isOver = false
      const living = life.goOn(() => isOver)
      await until(() => life.count() >= round * ANSWERS && life.pictures() >= round, 15)
      await delay(Math.random() * 300)
      const ended = await product.end()
      isOver = true
      await living
      ends.push(ended.seconds)
      if (ended.exitCode !== 0) faults.push(`it ended with ${ended.exitCode}`)
      product = await startProduct(chaos, home)
      faults.push(...(await life.check(place)).faults)
    }
    const cut = life.statuses()
    await life.sendDoubtful()
    const { found, faults: last } = await life.check(place)
    const slowest = Math.max(...ends)
    if (slowest > END_SECONDS_MAX) faults.push(`it took ${slowest.toFixed(1)} s to end`)
    faults.push(...last, ...unexpected(cut, [503]))
    await product.end()
    return [
      {
        done: `SIGTERM ${ROUNDS} times with uploads and everything else in flight`,
        acknowledged: life.describe(),
        found: `${found}; ended with 0 after ${ends.map((one) => one.toFixed(1)).join(', ')} s; ${describeStatuses(cut)}`,
        faults,
        remark: 'No answer: sent after it had stopped listening',
      },
    ]
  },
}
