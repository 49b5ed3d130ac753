import { setTimeout as delay } from 'node:timers/promises'
import { openConnection } from '../bench/load/connection.ts'
import { ADDRESS, ID } from '../bench/load/load.ts'
import { makeInstallation } from '../bench/product/installation.ts'
import { askForPage, tellOfVisit, write } from '../bench/product/requests.ts'
import { countVisits, makeCreator } from './creator.ts'
import { settle, startProduct } from './product.ts'
import { bothEngines, type Scenario } from './scenario.ts'
import { describeStatuses } from './statuses.ts'

const USUAL = 64
const TENFOLD = 10 * USUAL
const SECONDS = 4
const MEMORY_MB_MAX = 400

export const tenfold: Scenario = {
  name: 'tenfold',
  engines: bothEngines,
  secondsMax: 90,
  async run(chaos) {
    const place = await makeInstallation(chaos, chaos.engine)
    const product = await startProduct(chaos, await settle(place))
    const creator = await makeCreator(product.url, 'ada-of-chaos')
    const requests = [
      write(tellOfVisit(creator.username, `http://localhost:${product.port}`)),
      write(askForPage(`/hub/${creator.username}`)),
      write(askForPage('/')),
    ]
    const press = (connections: number) => pressOn(product.port, connections, requests)
    const usual = await press(USUAL)
    chaos.say(`${TENFOLD} connections instead of ${USUAL}`)
    const ten = await press(TENFOLD)
    const { mostMB } = product.memory()
    await delay(1_000)
    const after = await press(USUAL)
    const { nowMB } = product.memory()

    const acknowledged = usual.visits + ten.visits + after.visits
    const open = usual.open + ten.open + after.open
    const visits = await countVisits(creator)
    const faults: string[] = []
    if (visits < acknowledged) faults.push(`${acknowledged - visits} visits lost`)
    if (visits > acknowledged + open) faults.push(`${visits - acknowledged - open} visits counted twice`)
    const strange = [...ten.statuses].filter(([status]) => ![200, 204, 429, 503].includes(status))
    if (strange.length > 0) faults.push(`answered ${describeStatuses(new Map(strange))}`)
    if (mostMB > MEMORY_MB_MAX) faults.push(`it took ${mostMB.toFixed(0)} MB`)
    if (after.perSecond < usual.perSecond / 2)
      faults.push(
        `afterwards it answers ${after.perSecond.toFixed(0)}/s, before ${usual.perSecond.toFixed(0)}/s`,
      )
    await product.end()
    return [
      {
        done: `${USUAL} connections for ${SECONDS} s (visits, hub page, home page), then ${TENFOLD}, then ${USUAL}`,
        acknowledged: `${acknowledged} visits`,
        found: `${visits} visits${open > 0 ? ` (${open} cut off)` : ''}; ${usual.perSecond.toFixed(0)}/s, ${ten.perSecond.toFixed(0)}/s, ${after.perSecond.toFixed(0)}/s; under ten times the load ${describeStatuses(ten.statuses)}, the longest ${ten.longestMs.toFixed(0)} ms; memory at most ${mostMB.toFixed(0)} MB, then ${nowMB.toFixed(0)}`,
        faults,
      },
    ]
  },
}

/** Each connection sends its next request when the last was answered. */
async function pressOn(port: number, connections: number, requests: string[]) {
  const statuses = new Map<number, number>()
  const endsAt = performance.now() + SECONDS * 1000
  let visits = 0
  /** Visits without an answer. */
  let open = 0
  let longestMs = 0
  let answers = 0

  async function keepAsking(first: number) {
    let connection = await openConnection(port).catch(() => undefined)
    for (let turn = first; performance.now() < endsAt; turn++) {
      const request = compose(requests[turn % requests.length] ?? '')
      const isVisit = turn % requests.length === 0
      const askedAt = performance.now()
      const status = (await connection?.ask(request).catch(() => undefined)) ?? 0
      longestMs = Math.max(longestMs, performance.now() - askedAt)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      answers++
      if (isVisit && status === 204) visits++
      if (isVisit && status === 0) open++
      if (status !== 0) continue
      await delay(20)
      connection = await openConnection(port).catch(() => undefined)
    }
    connection?.close()
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => keepAsking(index)))
  return { statuses, visits, open, longestMs, perSecond: answers / SECONDS }
}

let ids = 0
const run = process.pid.toString(36)

/** A new id and another address wherever the request asks for one. */
function compose(request: string) {
  return request
    .replaceAll(ID, () => `${run}-${(++ids).toString(36).padStart(ID.length - run.length - 1, '0')}`)
    .replaceAll(
      ADDRESS,
      () => `10.${100 + ((ids >> 14) & 127)}.${100 + ((ids >> 7) & 127)}.${100 + (ids & 127)}`,
    )
}
