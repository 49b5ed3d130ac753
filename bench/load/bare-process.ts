import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { BareAnswer } from './bare-server.ts'

/** The reference: what Node itself can do, with nothing around it. */
process.on('message', (message) => {
  if (message === 'cpu') return process.send?.(cpuSeconds())
  // The only other thing that bare-server.ts sends.
  const server = createServer({ keepAliveTimeout: 65_000 }, listenerFor(message as BareAnswer))
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.on('disconnect', () => process.exit(0))

function listenerFor({ status, headers, body, readsJson }: BareAnswer) {
  const bytes = Buffer.from(body, 'base64')
  const answer = (outgoing: ServerResponse) => {
    outgoing.writeHead(status, headers)
    if (bytes.length > 0) outgoing.end(bytes)
    else outgoing.end()
  }
  if (!readsJson) return (_: IncomingMessage, outgoing: ServerResponse) => answer(outgoing)
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    let text = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (part) => {
      text += part
    })
    incoming.on('end', () => {
      JSON.parse(text)
      answer(outgoing)
    })
  }
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
