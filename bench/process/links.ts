import { fork } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { join } from 'node:path'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { migrateToLatest } from '@nokshi/api/database/migrate.ts'
import { sql } from 'kysely'
import { grow } from '../growth/grow.ts'
import { growPages } from '../growth/grow-pages.ts'
import { startBareServer } from '../load/bare-server.ts'
import { endWithRun } from '../product/children.ts'
import { makeInstallation } from '../product/installation.ts'
import type { Row } from '../row.ts'

const LINKS = 10_000
const DAY_SECONDS = 24 * 60 * 60

export interface LinkRound {
  env: Record<string, string>
  nameServer: string
  /** Where every connection goes. */
  port: number
}

export interface LinkRoundDone {
  cpuSeconds: number
  /** How many links answered. */
  fine: number
}

/** What the daily check of ten thousand links takes of one core, over the day. */
export const links: Row = {
  name: 'links',
  async measure(bench) {
    bench.say(`links: making ${LINKS} of them`)
    const place = await makeInstallation(bench, 'SQLite')
    const { db, close } = connectDatabase(place.address)
    await migrateToLatest(db)
    await close()
    await grow(place, [
      growPages({ from: 1, to: LINKS }),
      // There is no certificate for them here.
      [sql`update custom_link set url = replace(url, 'https://', 'http://')`],
    ])
    bench.say('links: trying each of them')
    const server = await startBareServer({ status: 200, headers: [], body: Buffer.from('') })
    const names = await startNameServer()
    const child = fork(join(import.meta.dirname, 'link-round-process.ts'))
    endWithRun(child)
    const round: LinkRound = { env: place.env, nameServer: names.address, port: server.port }
    child.send(round)
    // What link-round-process.ts answers.
    const [done] = (await once(child, 'message')) as [LinkRoundDone]
    child.kill()
    server.stop()
    names.stop()
    if (done.fine !== LINKS) throw new Error(`Only ${done.fine} of ${LINKS} links were found to be fine.`)
    return [
      {
        what: 'share of a core, 10,000 links a day',
        product: done.cpuSeconds,
        unit: 's',
        reference: { name: 'of a day', amount: DAY_SECONDS },
        bar: { atMost: 0.01 },
        notes: [
          `Checking ${LINKS.toLocaleString('en')} links once took ${done.cpuSeconds.toFixed(1)} s of processor time, ${((done.cpuSeconds / LINKS) * 1000).toFixed(2)} ms a link, or ${((done.cpuSeconds / DAY_SECONDS) * 100).toFixed(3)} % of a core over a day: names asked of a name server, plain http to a server on this machine. A TLS handshake comes on top of that.`,
        ],
      },
    ]
  },
}

/** Gives every name the same public address. */
async function startNameServer() {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5
    const isFour = question.readUInt16BE(end - 4) === 1
    const head = Buffer.from(question.subarray(0, end))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(isFour ? 1 : 0, 6)
    head.writeUInt32BE(0, 8)
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34])
    socket.send(isFour ? Buffer.concat([head, record]) : head, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() }
}
