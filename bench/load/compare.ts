import { type Bar, type Figure, ratio } from '../figure.ts'
import { processorSeconds } from '../product/processor.ts'
import type { Product } from '../product/product.ts'
import type { Question } from '../product/requests.ts'
import type { Bench } from '../row.ts'
import { startReference } from './reference-server.ts'
import { askOnce } from './wire.ts'
import { applyLoad } from './wrk.ts'

/** The median counts. */
export const TURNS = 7
const TURN_SECONDS = 1
/** Until V8 has compiled hot code. */
const WARM_SECONDS = 3

export interface Side {
  port: number
  pid: number
  question: Question
  /** Completes work that was deferred until after the answers. */
  finish?: () => Promise<unknown>
}

export interface Turn {
  perSecond: number
  /** Processor time of the server for each request. */
  micros: number
}

/** Deferred work of a server belongs to its turn. */
async function runTurn(bench: Bench, side: Side, seconds = TURN_SECONDS): Promise<Turn> {
  const { port, pid, question, finish } = side
  const before = processorSeconds(pid)
  const outcome = await applyLoad(bench.folder, { port, questions: [question], seconds })
  const answeredAt = performance.now()
  await finish?.()
  const spent = outcome.seconds + (performance.now() - answeredAt) / 1000
  return { perSecond: outcome.requests / spent, micros: ((processorSeconds(pid) - before) / outcome.requests) * 1e6 }
}

/** They take turns, so that other load of the machine affects all. */
export async function takeTurns(bench: Bench, what: string, sides: Side[]): Promise<Turn[]> {
  for (const side of sides) {
    bench.say(`${what}: warming up`)
    await runTurn(bench, side, WARM_SECONDS)
  }
  const turns: Turn[][] = sides.map(() => [])
  for (let turn = 1; turn <= TURNS; turn++) {
    bench.say(`${what}: turn ${turn} of ${TURNS}`)
    for (const [index, side] of sides.entries()) turns[index]?.push(await runTurn(bench, side))
  }
  return turns.map((each) => ({
    perSecond: median(each.map(({ perSecond }) => perSecond)),
    micros: median(each.map(({ micros }) => micros)),
  }))
}

export function median(values: number[]) {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN
}

interface Comparison extends Omit<Side, 'port' | 'pid'> {
  what: string
  product: Product
  bar?: Bar
}

/** The product and a bare node:http server with the same bytes: requests and processor time. */
export async function compareWithReference(
  bench: Bench,
  { what, product, question, finish, bar }: Comparison,
): Promise<Figure[]> {
  const reference = await startReference(await askOnce(product.port, question), question.method === 'POST')
  const [own, bare] = await takeTurns(bench, what, [
    { ...product, question, ...(finish && { finish }) },
    { ...reference, question },
  ])
  reference.stop()
  if (!own || !bare) throw new Error('A comparison has two sides.')
  const name = 'bare server'
  return [
    ratio(what, own.perSecond, '/s', { name, value: bare.perSecond }, bar),
    ratio(`${what}, processor`, own.micros, 'µs', { name, value: bare.micros }),
  ]
}
