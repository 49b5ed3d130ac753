import { type AddressInfo, connect } from 'node:net'
import type { testApp } from '@nokshi/api/testing/test-app.ts'
import { onTestFinished } from 'vitest'
import { apiListener } from '../api-listener.ts'
import { createHttpServer } from '../http-server.ts'
import { rawRequest } from './raw-request.ts'

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'shortcuts' | 'deps'>

/** An answer as a client reads it; what no two answers have in common is left out. */
export interface Answer {
  line: string
  headers: string[]
  body: string
}

/** One API behind two doors: one with its shortcuts and one without. */
export async function openTwoDoors({ app, shortcuts, deps }: TestApp) {
  let taken = 0
  let onceTaken = () => {}
  const counted = shortcuts.map((take): typeof take => (...parts) => {
    const isTaken = take(...parts)
    if (isTaken) taken++
    if (isTaken) onceTaken()
    return isTaken
  })
  const short = await openDoor({ app, shortcuts: counted }, deps.log)
  const long = await openDoor({ app, shortcuts: [] }, deps.log)
  return {
    byRoute: (request: string | Buffer) => ask(long, request),
    async byShortcut(request: string | Buffer) {
      const before = taken
      const answer = await ask(short, request)
      return { answer, isTaken: taken > before }
    },
    /** Sends what it is given, and hangs up as soon as the shortcut has taken it. */
    breakOff(request: string) {
      return new Promise<void>((done) => {
        const socket = connect(short, 'localhost', () => socket.write(request))
        socket.on('close', () => done())
        onceTaken = () => socket.destroy()
      })
    },
  }
}

async function openDoor(api: Parameters<typeof apiListener>[0], log: TestApp['deps']['log']) {
  const server = createHttpServer()
  server.on('request', apiListener(api, log))
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an address with one.
  return (server.address() as AddressInfo).port
}

async function ask(port: number, request: string | Buffer): Promise<Answer> {
  const text = await rawRequest(port, request)
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
  const [line = '', ...headers] = head.split('\r\n')
  const shown = headers
    .filter((header) => !/^date:/i.test(header))
    .map((header) => header.replace(/^[^:]+/, (name) => name.toLowerCase()))
    // Every request has a number of its own.
    .map((header) => header.replace(/^(x-request-id): [\w-]+-[0-9a-z]+$/, '$1: …'))
  return { line, headers: shown.sort(), body }
}

/** A request as it goes over the wire. Each header stands as often as it is given. */
export function wire(first: string, headers: string[] = [], body = '') {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const hasHost = headers.some((header) => header.startsWith('Host:'))
  const all = [...(hasHost ? [] : ['Host: localhost']), ...headers, ...length, 'Connection: close']
  return `${first} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`
}
