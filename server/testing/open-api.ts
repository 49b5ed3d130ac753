import { type AddressInfo, connect } from 'node:net'
import type { testApp } from '@nokshi/api/testing/test-app.ts'
import { onTestFinished } from 'vitest'
import { createHttpServer } from '../http/http-server.ts'
import { webListener } from '../http/web-listener.ts'
import { bindingsOf } from '../pages/fetch-api.ts'
import { rawRequest } from './raw-request.ts'

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'deps'>

interface Answer {
  line: string
  headers: string[]
  body: string
}

/** The API on a port, for requests that no client would write. */
export async function openApi({ app, deps }: TestApp) {
  const server = createHttpServer()
  let onceHeard = () => {}
  server.on('request', () => onceHeard())
  server.on(
    'request',
    webListener((request, incoming) => app.fetch(request, bindingsOf(incoming)), deps.log),
  )
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    ask: async (request: string) => readAnswer(await rawRequest(port, request)),
    /** Sends what it is given, and hangs up as soon as it has been heard. */
    breakOff(request: string) {
      return new Promise<void>((done) => {
        const socket = connect(port, 'localhost', () => socket.write(request))
        socket.on('close', () => done())
        onceHeard = () => socket.destroy()
      })
    },
  }
}

function readAnswer(text: string): Answer {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
  const [line = '', ...headers] = head.split('\r\n')
  return { line, headers: headers.map((header) => header.replace(/^[^:]+/, (name) => name.toLowerCase())), body }
}

export function statusOf({ line }: Answer) {
  return Number(line.split(' ')[1])
}

/** A request as it goes over the wire. Each header stands as often as it is given. */
export function wire(first: string, headers: string[] = [], body = '') {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const hasHost = headers.some((header) => header.startsWith('Host:'))
  const all = [...(hasHost ? [] : ['Host: localhost']), ...headers, ...length, 'Connection: close']
  return `${first} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`
}
