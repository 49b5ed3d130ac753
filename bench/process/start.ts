import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { applyLoad } from '../load/load.ts'
import { ROUNDS } from '../load/rounds.ts'
import { endWithRun } from '../product/children.ts'
import { type Creator, makeCreator } from '../product/creator.ts'
import { type Installation, makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { tellOfVisit, write } from '../product/requests.ts'
import type { Bench, Row } from '../row.ts'

const root = resolve(import.meta.dirname, '../..')

export const start: Row = {
  name: 'start',
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
      await killUnderWay(place, creator)
      afterKill.push(await timeStart(bench, place))
    }
    return [
      {
        what: 'npm start, built before',
        product: Math.min(...calm),
        unit: 's',
        bar: { atMost: 3 },
        details: { rounds: calm },
      },
      {
        what: 'npm start after a kill -9',
        product: Math.min(...afterKill),
        unit: 's',
        bar: { atMost: 5 },
        details: { rounds: afterKill },
      },
    ]
  },
}

/** In seconds, from the command to the line that says where the product is. */
async function timeStart({ env }: Bench, place: Installation) {
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, ...place.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends as a whole: npm leaves what it started behind.
    detached: true,
  })
  endWithRun(npm, { leadsGroup: true })
  const exited = new Promise<void>((resolveExit) => npm.on('close', () => resolveExit()))
  let printed = ''
  const ready = new Promise<number>((resolveReady) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (/^.+ is ready: http/m.test(printed)) resolveReady((performance.now() - startedAt) / 1000)
      })
  })
  const seconds = await Promise.race([ready, exited])
  if (seconds === undefined || npm.pid === undefined) throw new Error(`npm start failed:\n${printed}`)
  process.kill(-npm.pid, 'SIGTERM')
  await exited
  return seconds
}

const BEACONS = 20_000

/** Leaves a database behind that nobody has closed. */
async function killUnderWay(place: Installation, { username }: Creator) {
  const product = await runProduct(place)
  await applyLoad({
    port: product.port,
    connections: 64,
    requests: [write(tellOfVisit(username, product.url))],
    status: 204,
    lasts: { requests: BEACONS },
  })
  await product.end('SIGKILL')
}
