import { type Measured, startBareServer } from './bare-server.ts'
import type { Bar, Figure } from './figure.ts'
import { write } from './requests.ts'
import { fastest, joinTurns, leanest, ROUNDS, type Round, runRound } from './rounds.ts'
import type { Bench } from './row.ts'
import { askOnce, type Question } from './wire.ts'

/** A round is many short turns: the speed of a machine that is shared with others changes from second to second. */
const TURNS = 4
const TURN_SECONDS = 0.5
/** Until V8 has compiled what is hot. */
const WARM_SECONDS = 3

interface Comparison {
  what: string
  product: Measured
  question: Question
  connections: number
  bar: Bar
  /** Has the product do what it put off until after its answers. */
  finish?: () => Promise<unknown>
}

/**
 * How many of these requests the product answers, and the processor time of each, against a bare node:http server that
 * sends the very same bytes. They take turns, so that whatever else the machine does meets both.
 */
export async function compareWithBare({ say }: Bench, comparison: Comparison): Promise<Figure[]> {
  const { what, product, question, connections, bar, finish } = comparison
  const answer = await askOnce(product.port, question)
  const bare = await startBareServer(answer, { readsJson: question.method === 'POST' })
  const load = { connections, requests: [write(question)], status: answer.status }
  const rounds: Record<'product' | 'bare server', Round[]> = { product: [], 'bare server': [] }
  for (const [name, server] of [['product', product] as const, ['bare server', bare] as const]) {
    say(`${what}: warming up the ${name}`)
    await runRound(server, { ...load, lasts: { seconds: WARM_SECONDS } })
  }
  for (let round = 1; round <= ROUNDS; round++) {
    say(`${what}: product and bare server in turns, round ${round} of ${ROUNDS}`)
    const turns: typeof rounds = { product: [], 'bare server': [] }
    for (let turn = 1; turn <= TURNS; turn++) {
      const lasts = { seconds: TURN_SECONDS }
      turns.product.push(await runRound(product, { ...load, lasts }, finish))
      turns['bare server'].push(await runRound(bare, { ...load, lasts }))
    }
    rounds.product.push(joinTurns(turns.product))
    rounds['bare server'].push(joinTurns(turns['bare server']))
  }
  bare.stop()

  return [
    {
      what,
      product: fastest(rounds.product).perSecond,
      unit: '/s',
      reference: { name: 'bare server', amount: fastest(rounds['bare server']).perSecond },
      bar,
      details: { connections, rounds },
    },
    {
      what: `${what}, processor`,
      product: leanest(rounds.product).serverMicros,
      unit: 'µs',
      reference: { name: 'bare server', amount: leanest(rounds['bare server']).serverMicros },
    },
  ]
}
