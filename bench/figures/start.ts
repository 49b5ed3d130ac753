import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { amount } from '../figure.ts'
import { applyRequests } from '../load/wrk.ts'
import { endWithRun } from '../product/children.ts'
import { type Creator, makeCreator } from '../product/creator.ts'
import { type Installation, makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { tellOfVisit } from '../product/requests.ts'
import type { Bench, Row } from '../row.ts'

const root = resolve(import.meta.dirname, '../..')
const ROUNDS = 3
const BEACONS = 20_000

export const start: Row = {
  async measure(bench) {
    const place = await makeInstallation(bench, 'SQLite')
    const calm: number[] = []
    const afterKill: number[] = []
    const empty = await runProduct(place)
    const creator = await makeCreator(empty.url)
    await empty.end('SIGTERM')
    for (let round = 1; round <= ROUNDS; round++) {
      bench.say(`start: round ${round} of ${ROUNDS}`)
      calm.push(await timeStart(bench, place))
      bench.say(`start after kill -9: round ${round} of ${ROUNDS}`)
      await killUnderWay(bench, place, creator)
      afterKill.push(await timeStart(bench, place))
    }
    return [
      amount('npm start, built before', Math.min(...calm), 's', { atMost: 3 }),
      amount('npm start after a kill -9', Math.min(...afterKill), 's', { atMost: 5 }),
    ]
  },
}

/** In seconds, until the product prints its address. */
async function timeStart({ env }: Bench, place: Installation) {
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, ...place.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group, because npm does not end its children.
    detached: true,
  })
  endWithRun(npm, { leadsGroup: true })
  const exited = once(npm, 'close')
  for await (const line of createInterface(npm.stdout)) {
    if (!/ is ready: http/.test(line) || npm.pid === undefined) continue
    const seconds = (performance.now() - startedAt) / 1000
    process.kill(-npm.pid, 'SIGTERM')
    await exited
    return seconds
  }
  throw new Error('npm start failed.')
}

/** Leaves a database that was not closed. */
async function killUnderWay({ folder }: Bench, place: Installation, { username }: Creator) {
  const product = await runProduct(place)
  const questions = [tellOfVisit(username, product.url)]
  await applyRequests(folder, { port: product.port, questions }, BEACONS)
  await product.end('SIGKILL')
}
