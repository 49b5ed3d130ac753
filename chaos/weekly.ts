import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { makeInstallation } from '../bench/product/installation.ts'
import { makeDueLetters } from './due-letters.ts'
import { describeWaiting } from './mails.ts'
import { startSmtp } from './moody-smtp.ts'
import { faultsIn, launchProduct, settle, startProduct } from './product.ts'
import { bothEngines, type Scenario } from './scenario.ts'
import { until } from './wait.ts'

/** Often enough to be there before all of them are written. */
const LOOK_EVERY_MS = 2
/** On PostgreSQL those that were under way when killed wait for their lease to run out. */
const ARRIVED_SECONDS_MAX = 70

/** Letters and digests that are written by a clock and not because of a post: nobody notices one that is missing or too many. */
export const weekly: Scenario = {
  name: 'weekly',
  engines: bothEngines,
  secondsMax: 180,
  isPatient: true,
  async run(chaos) {
    const smtp = await startSmtp()
    chaos.undo(smtp.close)
    // So slow that a kill meets some of them on their way.
    await smtp.become('takes half a second for every answer')
    const place = await makeInstallation(chaos, chaos.engine)
    const { db, close } = connectDatabase(place.address)
    chaos.undo(() => void close())
    const addressees = await makeDueLetters(db)
    const processes = chaos.engine === 'PostgreSQL' ? 2 : 1
    const homes = await Promise.all(Array.from({ length: processes }, () => settle(place, smtp.env)))
    const countWritten = async () => (await db.selectFrom('outbox').select('id').execute()).length
    const arrived = () => [...smtp.arrivals.values()]

    async function killWhen(what: string, isSo: () => boolean | Promise<boolean>) {
      chaos.say(`to be killed while letters ${what}`)
      const products = homes.map((home) => launchProduct(chaos, home))
      const seconds = await until(isSo, 40, LOOK_EVERY_MS)
      await Promise.all(products.map((product) => product.kill()))
      return seconds === undefined ? [`no letters ${what} in time`] : []
    }
    const faults = await killWhen('are written', async () => (await countWritten()) > 0)
    const written = await countWritten()
    faults.push(...(await killWhen('go out', () => smtp.arrivals.size > 0)))
    const sent = smtp.arrivals.size

    await smtp.become('well')
    const products = await Promise.all(homes.map((home) => startProduct(chaos, home)))
    const isMissing = (address: string) => !arrived().some(({ to }) => to === address)
    await until(() => !addressees.some(isMissing), ARRIVED_SECONDS_MAX)
    const missing = addressees.filter(isMissing)
    if (missing.length > 0)
      faults.push(`${missing.length} got no letter, such as ${missing[0]}`, ...(await describeWaiting(place)))
    const tooMany = smtp.arrivals.size - new Set(arrived().map(({ to }) => to)).size
    if (tooMany > 0) faults.push(`${tooMany} letters too many`)
    const log = products.flatMap(({ output }) => faultsIn(output()))
    for (const product of products) await product.end()
    const twice = arrived().filter(({ times }) => times > 1).length
    return [
      {
        done: `kill -9 of ${processes === 1 ? 'the process' : 'two processes'} while letters and digests are written (${written} were) and while they go out (${sent} had)`,
        acknowledged: `${addressees.length} owners and members are due`,
        found: `${smtp.arrivals.size} letters to ${addressees.length - missing.length} of them`,
        faults,
        remark: `${twice} came twice, with the same Message-ID (at least once: killed between the server's 250 and the note of it)`,
        log,
      },
    ]
  },
}
