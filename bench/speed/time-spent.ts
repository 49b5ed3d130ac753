import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runRound } from '../load/rounds.ts'
import type { Question } from '../load/wire.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { write } from '../product/requests.ts'
import type { Bench } from '../row.ts'

const WARM_SECONDS = 3
const SECONDS = 4

const PARTS = ['SQLite', 'Node', 'our code and libraries', 'garbage collection'] as const
type Part = (typeof PARTS)[number]

interface Asking {
  what: string
  question: (username: string, siteUrl: string) => Question
  status: number
}

/** By which parts the product's time is spent while it answers nothing else: a sentence for below the table. */
export async function tellTimeSpent(bench: Bench, { what, question, status }: Asking) {
  bench.say(`${what}: looking where the time goes`)
  const folder = mkdtempSync(join(bench.folder, 'profile-'))
  const product = await runProduct(await makeInstallation(bench, 'SQLite'), [
    '--cpu-prof',
    `--cpu-prof-dir=${folder}`,
  ])
  const { username } = await makeCreator(product.url)
  const load = { connections: 64, requests: [write(question(username, product.url))], status }
  await runRound(product, { ...load, lasts: { seconds: WARM_SECONDS } })
  const from = micros()
  await runRound(product, { ...load, lasts: { seconds: SECONDS } })
  const until = micros()
  await product.end('SIGTERM')

  const [name = ''] = readdirSync(folder)
  // Written by Node, in the form that the inspector's protocol describes.
  const shares = sumUp(JSON.parse(readFileSync(join(folder, name), 'utf8')), { from, until })
  const list = PARTS.map((part) => `${part} ${Math.round((shares.get(part) ?? 0) * 100)} %`).join(', ')
  return `${what}: of the product's time, by a profile of ${SECONDS} s: ${list}.`
}

/** The clock of profiles. */
function micros() {
  return Number(process.hrtime.bigint() / 1000n)
}

interface Profile {
  startTime: number
  nodes: {
    id: number
    callFrame: { functionName: string; url: string }
    children?: number[]
  }[]
  samples: number[]
  timeDeltas: number[]
}

function sumUp({ startTime, nodes, samples, timeDeltas }: Profile, { from, until }: Record<string, number>) {
  const partOf = new Map<number, Part | undefined>()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const judge = (id: number, isInSqlite: boolean) => {
    const node = byId.get(id)
    if (!node) return
    const isSqlite = isInSqlite || node.callFrame.url.endsWith('/sqlite-dialect.ts')
    partOf.set(id, isSqlite ? 'SQLite' : nameFrame(node.callFrame))
    for (const child of node.children ?? []) judge(child, isSqlite)
  }
  const [root] = nodes
  if (root) judge(root.id, false)

  const spent = new Map<Part, number>()
  let now = startTime
  let all = 0
  samples.forEach((id, index) => {
    const took = timeDeltas[index] ?? 0
    now += took
    const part = partOf.get(id)
    if (part === undefined || now < (from ?? 0) || now > (until ?? 0)) return
    spent.set(part, (spent.get(part) ?? 0) + took)
    all += took
  })
  return new Map([...spent].map(([part, time]) => [part, time / all]))
}

/** Undefined where nothing was done. */
function nameFrame({ functionName, url }: { functionName: string; url: string }): Part | undefined {
  if (functionName === '(idle)') return undefined
  if (functionName === '(garbage collector)') return 'garbage collection'
  return url.startsWith('file:') ? 'our code and libraries' : 'Node'
}
