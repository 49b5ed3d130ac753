import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WireAnswer } from './wire.ts'

/** The answer to every request. */
interface ReferenceAnswer {
  status: number
  /** Names and values alternate. */
  headers: string[]
  /** In base 64. */
  body: string
  /** Whether it parses the body as JSON first. */
  readsJson: boolean
}

const ADDED_BY_NODE = new Set(['date', 'connection', 'keep-alive'])

/** A bare node:http server with the same answer as the product, headers included. */
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

/** Runs in a process of its own. */
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
