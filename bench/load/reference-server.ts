import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WireAnswer } from './wire.ts'

/** What the reference answers, whatever it is asked. */
interface ReferenceAnswer {
  status: number
  /** Names and values in turns. */
  headers: string[]
  /** In base 64. */
  body: string
  /** Whether it reads the request's body and parses it as JSON first. */
  readsJson: boolean
}

/** What Node adds by itself, there as here. */
const ADDED_BY_NODE = new Set(['date', 'connection', 'keep-alive'])

/** A bare node:http server that sends the same bytes as the product did, headers included. */
export async function startReference({ status, headers, body }: WireAnswer, readsJson: boolean) {
  const child = fork(import.meta.filename)
  const answer: ReferenceAnswer = {
    ...{ status, readsJson, body: body.toString('base64') },
    headers: headers.filter(([name]) => !ADDED_BY_NODE.has(name.toLowerCase())).flat(),
  }
  child.send(answer)
  // What serve() sends when it listens.
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return { port, pid: child.pid ?? 0, stop: () => void child.kill() }
}

/** In a process of its own: what Node itself can do, with nothing around it. */
function serve({ status, headers, body, readsJson }: ReferenceAnswer) {
  const bytes = Buffer.from(body, 'base64')
  const answer = (outgoing: ServerResponse) => {
    outgoing.writeHead(status, headers)
    if (bytes.length > 0) outgoing.end(bytes)
    else outgoing.end()
  }
  const server = createServer({ keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    if (!readsJson) return answer(outgoing)
    let text = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (part) => {
      text += part
    })
    incoming.on('end', () => {
      JSON.parse(text)
      answer(outgoing)
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
}

if (import.meta.main) {
  // The only message that startReference() sends.
  process.on('message', (message) => serve(message as ReferenceAnswer))
  process.on('disconnect', () => process.exit(0))
}
