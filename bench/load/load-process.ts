import { randomBytes } from 'node:crypto'
import { type Connection, openConnection } from './connection.ts'
import { ADDRESS, ID, type Load, type Outcome } from './load.ts'

/** The load generator: a process of its own, so that on two cores the server has one to itself. */
process.on('message', (load) => {
  // Sent by load.ts, which sends nothing else.
  run(load as Load).then(
    (outcome) => process.send?.(outcome),
    (fault: unknown) => {
      process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))

async function run({ port, connections, requests, status, lasts }: Load): Promise<Outcome> {
  const compose = createComposer(requests)
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const latencies: number[] = []
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  const endsAt = 'seconds' in lasts ? startedAt + lasts.seconds * 1000 : Number.POSITIVE_INFINITY
  let left = 'requests' in lasts ? lasts.requests : Number.POSITIVE_INFINITY
  let lastAt = startedAt

  async function keepAsking(connection: Connection) {
    let now = performance.now()
    while (now < endsAt && left-- > 0) {
      const askedAt = now
      const answer = await connection.ask(compose())
      now = performance.now()
      if (answer !== status) throw new Error(`An answer had the status ${answer}, not ${status}.`)
      // What comes after the end was asked for within it, but would make the last moment longer.
      if (now > endsAt) return
      latencies.push(now - askedAt)
      lastAt = now
    }
  }
  await Promise.all(opened.map(keepAsking))
  const { user, system } = process.cpuUsage(cpu)
  for (const connection of opened) connection.close()

  const seconds = ((Number.isFinite(endsAt) ? endsAt : lastAt) - startedAt) / 1000
  latencies.sort((one, two) => one - two)
  return {
    requests: latencies.length,
    seconds,
    perSecond: latencies.length / seconds,
    medianMs: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    busy: (user + system) / 1e6 / ((performance.now() - startedAt) / 1000),
  }
}

function quantile(sorted: number[], part: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const PLACES = new RegExp(`(${ID}|${ADDRESS.replaceAll('.', '\\.')})`)

/** Takes the requests in turns, and writes a new id or address wherever one of them asks for it. */
function createComposer(requests: string[]) {
  const torn = requests.map((request) => request.split(PLACES))
  const run = randomBytes(6).toString('base64url')
  let turn = 0
  let ids = 0
  const newId = () => run + (++ids).toString(36).padStart(ID.length - run.length, '0')
  // Three digits each, so that a request always has the same length.
  const newAddress = () =>
    `10.${[10_000, 100, 1].map((unit) => 100 + (Math.floor(turn / unit) % 100)).join('.')}`
  return () => {
    const parts = torn[turn++ % torn.length] ?? []
    let text = ''
    for (const part of parts) text += part === ID ? newId() : part === ADDRESS ? newAddress() : part
    return text
  }
}
