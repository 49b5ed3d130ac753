import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { makeInstallation } from '../bench/product/installation.ts'
import { makeCreator } from './creator.ts'
import { sendLeads } from './letters.ts'
import { settle, startProduct } from './product.ts'
import type { Scenario } from './scenario.ts'
import { describeStatuses, unexpected } from './statuses.ts'
import { findKept } from './submissions.ts'
import { until } from './wait.ts'
import { watchPage } from './watch.ts'

const EACH = 150
const MEMORY_MB_MAX = 500

/** What never becomes a whole request, or is never read; and how long the product may put up with it. */
const rudeness = [
  { name: 'half a request line', bytes: 'GET /hub/a', secondsMax: 25 },
  { name: 'half of its headers', bytes: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ', secondsMax: 25 },
  {
    name: 'half a body',
    bytes:
      'POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"name":"Ada"',
    secondsMax: 80,
  },
  {
    name: 'nothing read of many answers',
    bytes: 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(30),
    isDeaf: true,
    secondsMax: 80,
  },
]

export const halfOpen: Scenario = {
  name: 'half-open',
  engines: ['SQLite'],
  secondsMax: 150,
  isPatient: true,
  async run(chaos) {
    const place = await makeInstallation(chaos, chaos.engine)
    const product = await startProduct(chaos, await settle(place))
    const { username } = await makeCreator(product.url, 'ada-of-chaos')
    const { nowMB } = product.memory()
    const crowds = rudeness.map((kind) => ({ ...kind, sockets: openMany(product.port, kind) }))
    const everybody = crowds.flatMap(({ sockets }) => sockets)
    await until(() => everybody.every(isHeld(product.port)), 15)
    chaos.say(`${EACH} connections of each of ${crowds.length} kinds are half open`)
    const page = watchPage(product.url, `/hub/${username}`)
    const leads = sendLeads(product.url)
    const isDone = crowds.map(({ sockets, secondsMax }) =>
      until(() => !sockets.some(isHeld(product.port)), secondsMax),
    )
    let isOver = false
    const sending = leads.keepSending(() => isOver)
    const seconds = await Promise.all(isDone)
    isOver = true
    await sending
    const seen = await page.stop()
    const { nowMB: afterMB, mostMB } = product.memory()
    const { found, faults } = await findKept(place, [leads])
    crowds.forEach(({ name, sockets, secondsMax }, at) => {
      const open = sockets.filter(isHeld(product.port)).length
      if (seconds[at] === undefined)
        faults.push(`${name}: ${open} of ${EACH} still open after ${secondsMax} s`)
      for (const socket of sockets) socket.destroy()
    })
    if (mostMB > MEMORY_MB_MAX) faults.push(`it took ${mostMB.toFixed(0)} MB`)
    if (seen.longestMs > 3_000) faults.push(`somebody else waited ${seen.longestMs.toFixed(0)} ms for a page`)
    faults.push(...unexpected(seen.statuses, []), ...unexpected(leads.statuses, []))
    await product.end()
    return [
      {
        done: `${EACH} connections each with ${crowds.map(({ name }) => name).join(', ')}`,
        acknowledged: `${leads.acknowledged.size} leads of others`,
        found: `${found}; hub page ${describeStatuses(seen.statuses)}, at most ${seen.longestMs.toFixed(0)} ms; all closed after ${seconds.map((one) => `${one?.toFixed(0) ?? 'more than enough'} s`).join(', ')}; memory ${nowMB.toFixed(0)} MB before, ${mostMB.toFixed(0)} at most, ${afterMB.toFixed(0)} after`,
        faults,
      },
    ]
  },
}

const ESTABLISHED = '01'

/** Whether the product still keeps the connection of a socket: one that does not read never hears of its end. */
function isHeld(port: number) {
  const hex = (number = 0) => number.toString(16).toUpperCase().padStart(4, '0')
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  const held = new Set(
    lines
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([, local = '', remote = '', state]) =>
        state === ESTABLISHED && local.endsWith(`:${hex(port)}`) ? remote.slice(-4) : [],
      ),
  )
  return (socket: Socket) => held.has(hex(socket.localPort))
}

interface Kind {
  bytes: string
  isDeaf?: boolean
}

function openMany(port: number, { bytes, isDeaf }: Kind): Socket[] {
  return Array.from({ length: EACH }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(bytes)
    if (isDeaf) socket.pause()
    else socket.resume()
    return socket
  })
}
