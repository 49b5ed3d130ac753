import { type Measured, startBareServer } from '../load/bare-server.ts'
import { fastest, joinTurns, leanest, ROUNDS, type Round, runRound } from '../load/rounds.ts'
import { askOnce, type Question } from '../load/wire.ts'
import { write } from '../product/requests.ts'
import type { Bar, Figure } from '../report/figure.ts'
import type { Bench } from '../row.ts'

/** A round is many short turns: the speed of a machine that is shared with others changes from second to second. */
const TURNS = 4
const TURN_SECONDS = 0.5
/** Until V8 has compiled what is hot. */
const WARM_SECONDS = 3

/** One of two servers that take turns. */
interface Side {
  name: string
  server: Measured
  question: Question
  /** Has it do what it put off until after its answers. */
  finish?: () => Promise<unknown>
}

interface Comparison {
  what: string
  /** The one that is judged first, then the one it is held against. */
  sides: [product: Side, reference: Side]
  connections: number
  status: number
  bar: Bar
}

/**
 * How many requests each of two servers answers, and the processor time of each. They take turns, so that whatever else the
 * machine does meets both.
 */
export async function compare(
  { say }: Bench,
  { what, sides, connections, status, bar }: Comparison,
): Promise<Figure[]> {
  const [product, reference] = sides
  const loadOf = ({ question }: Side) => ({ connections, requests: [write(question)], status })
  const rounds = new Map<Side, Round[]>([
    [product, []],
    [reference, []],
  ])
  for (const side of sides) {
    say(`${what}: warming up the ${side.name}`)
    await runRound(side.server, { ...loadOf(side), lasts: { seconds: WARM_SECONDS } })
  }
  for (let round = 1; round <= ROUNDS; round++) {
    say(`${what}: ${product.name} and ${reference.name} in turns, round ${round} of ${ROUNDS}`)
    const turns = new Map<Side, Round[]>(sides.map((side) => [side, []]))
    for (let turn = 1; turn <= TURNS; turn++)
      for (const side of sides) {
        const lasts = { seconds: TURN_SECONDS }
        turns.get(side)?.push(await runRound(side.server, { ...loadOf(side), lasts }, side.finish))
      }
    for (const side of sides) rounds.get(side)?.push(joinTurns(turns.get(side) ?? []))
  }
  const of = (side: Side) => rounds.get(side) ?? []
  return [
    {
      what,
      product: fastest(of(product)).perSecond,
      unit: '/s',
      reference: { name: reference.name, amount: fastest(of(reference)).perSecond },
      bar,
      details: { connections, rounds: { [product.name]: of(product), [reference.name]: of(reference) } },
    },
    {
      what: `${what}, processor`,
      product: leanest(of(product)).serverMicros,
      unit: 'µs',
      reference: { name: reference.name, amount: leanest(of(reference)).serverMicros },
    },
  ]
}

interface BareComparison {
  what: string
  product: Measured
  question: Question
  connections: number
  bar: Bar
  finish?: () => Promise<unknown>
}

/** The product against a bare node:http server that sends the very same bytes. */
export async function compareWithBare(
  bench: Bench,
  { what, product, question, connections, bar, finish }: BareComparison,
): Promise<Figure[]> {
  const answer = await askOnce(product.port, question)
  const bare = await startBareServer(answer, { readsJson: question.method === 'POST' })
  const figures = await compare(bench, {
    what,
    sides: [
      { name: 'product', server: product, question, ...(finish && { finish }) },
      { name: 'bare server', server: bare, question },
    ],
    connections,
    status: answer.status,
    bar,
  })
  bare.stop()
  return figures
}
