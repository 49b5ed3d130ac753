import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '../client.ts'
import { countVisits, makeCreator } from '../creator.ts'
import { verifyPosts, verifyVisits } from '../load.ts'
import { checkStatuses, count, describe, inBackground, pollPage, type Statuses, until } from '../observe.ts'
import { install, start } from '../product.ts'
import type { Run } from '../scenario.ts'

const [USUAL, TENFOLD] = [64, 640]
const SECONDS = 4

export async function tenfold(run: Run) {
  const product = await start(run, await install(run))
  const creator = await makeCreator(product.url)
  const apply = (connections: number) => applyLoad(product.url, creator.username, connections)
  const usual = await apply(USUAL)
  run.say(`${TENFOLD} connections instead of ${USUAL}`)
  const ten = await apply(TENFOLD)
  const { peakMB } = product.memory()
  await delay(1_000)
  const after = await apply(USUAL)
  const { nowMB } = product.memory()
  const visits = await countVisits(creator)
  const sum = (key: 'visits' | 'unanswered') => usual[key] + ten[key] + after[key]
  const perSecond = [usual, ten, after].map(({ answers }) => `${Math.round(answers / SECONDS)}/s`)
  const unexpected = new Map([...ten.statuses].filter(([status]) => ![200, 204, 429, 503].includes(status)))
  verifyVisits(run, visits, sum('visits'), sum('unanswered'))
  run.check(unexpected.size === 0, `answered ${describe(unexpected)}`)
  run.check(peakMB <= 400, `it used ${peakMB.toFixed(0)} MB`)
  run.check(after.answers >= usual.answers / 2, `${perSecond[2]} afterwards, ${perSecond[0]} before`)
  run.report({
    injected: `${USUAL} connections for ${SECONDS} s (visits, hub page, home page), then ${TENFOLD}, then ${USUAL}`,
    acknowledged: `${sum('visits')} visits`,
    observed: [
      `${visits} visits, ${sum('unanswered')} unanswered`,
      perSecond.join(', '),
      `under ten times the load ${describe(ten.statuses)}, the longest ${ten.longestMs.toFixed(0)} ms`,
      `memory at most ${peakMB.toFixed(0)} MB, then ${nowMB.toFixed(0)}`,
    ].join('; '),
  })
}

/** Each connection sends its next request when the last one is answered. */
async function applyLoad(url: string, username: string, connections: number) {
  const visits = createClient([url], 'visit', username)
  const clients = [visits, createClient([url], 'hubPage', username), createClient([url], 'homePage')]
  const stop = inBackground((isOver) =>
    Promise.all(Array.from({ length: connections }, (_, at) => clients[at % 3]?.keepSending(isOver))),
  )
  await delay(SECONDS * 1000)
  await stop()
  const statuses: Statuses = new Map()
  for (const client of clients) for (const [status, times] of client.statuses) count(statuses, status, times)
  return {
    statuses,
    answers: statuses.values().reduce((sum, times) => sum + times, 0),
    visits: visits.acknowledged.size,
    unanswered: visits.unanswered.size,
    longestMs: Math.max(...clients.map(({ longestMs }) => longestMs)),
  }
}

const EACH = 150
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
const POST = 'POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** What is sent, and how long the product may keep the connection. */
const kinds = [
  { name: 'half a request line', bytes: 'GET /hub/a', secondsMax: 25 },
  { name: 'half of the headers', bytes: `${GET}X-Half: `, secondsMax: 25 },
  { name: 'half a body', bytes: `${POST}Content-Length: 900\r\n\r\n{"name":"Ada"`, secondsMax: 80 },
  { name: 'answers never read', bytes: `${GET}\r\n`.repeat(30), secondsMax: 80, neverReads: true },
]

export async function halfOpen(run: Run) {
  const site = await install(run)
  const product = await start(run, site)
  const { username } = await makeCreator(product.url)
  const before = product.memory()
  const groups = kinds.map((kind) => ({ ...kind, sockets: open(product.port, kind) }))
  const everySocket = groups.flatMap(({ sockets }) => sockets)
  await until(() => everySocket.every(isOpenAt(product.port)), 15)
  run.say(`${EACH} connections of each of ${kinds.length} kinds are half open`)
  const stopPolling = pollPage(run, `${product.url}/hub/${username}`)
  const leads = createClient([product.url], 'lead')
  const stop = inBackground(leads.keepSending)
  const seconds = await Promise.all(
    groups.map(async ({ name, sockets, secondsMax }) => {
      const closed = await until(() => !sockets.some(isOpenAt(product.port)), secondsMax)
      const open = sockets.filter(isOpenAt(product.port)).length
      run.check(closed !== undefined, `${name}: ${open} of ${EACH} still open after ${secondsMax} s`)
      return closed?.toFixed(0)
    }),
  )
  await stop()
  const page = await stopPolling()
  const { nowMB, peakMB } = product.memory()
  for (const socket of everySocket) socket.destroy()
  checkStatuses(run, leads.statuses)
  run.check(peakMB <= 500, `it used ${peakMB.toFixed(0)} MB`)
  const memory = `memory ${before.nowMB.toFixed(0)} MB before, ${peakMB.toFixed(0)} at most, ${nowMB.toFixed(0)} after`
  run.report({
    injected: `${EACH} connections each with ${kinds.map(({ name }) => name).join(', ')}`,
    acknowledged: `${leads.acknowledged.size} leads of others`,
    observed: `${await verifyPosts(run, site, [leads])}; ${page}; all closed after ${seconds.join(', ')} s; ${memory}`,
  })
}

/** Whether the product keeps the connection: a client that does not read never learns that it was closed. */
function isOpenAt(port: number) {
  const toHex = (number = 0) => number.toString(16).toUpperCase().padStart(4, '0')
  const established = new RegExp(`:${toHex(port)} \\S+:(\\S{4}) 01 `, 'g')
  const found = readFileSync('/proc/net/tcp', 'utf8').matchAll(established)
  const open = new Set(found.map(([, remote]) => remote))
  return (socket: Socket) => open.has(toHex(socket.localPort))
}

function open(port: number, { bytes, neverReads }: { bytes: string; neverReads?: boolean }) {
  return Array.from({ length: EACH }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(bytes)
    return neverReads ? socket.pause() : socket.resume()
  })
}
