import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createLog } from '@nokshi/api/platform/log.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { sentenceOf } from '@nokshi/contract/sentences/sentences.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { rawRequest, statusesOf } from '../testing/raw-request.ts'
import { makeDataDir, type Product, startProduct } from '../testing/start-product.ts'
import { dispatch, type Listener } from './dispatch.ts'
import { createHttpServer, UNANSWERED_MAX } from './http-server.ts'

let product: Product
const data = makeDataDir()

beforeAll(async () => {
  product = await startProduct({ env: { DATA_DIR: data.folder } })
})

afterAll(async () => {
  await product.end('SIGTERM')
  data.remove()
})

const close = 'Connection: close\r\n\r\n'

describe('an absurd path is refused and never a 5xx', () => {
  const paths = [
    ...String.raw`// ///api//leads /% /%E0%A4%A /%00 /\ /\..\..\etc /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd`.split(
      ' ',
    ),
    ...'/assets/..%2f..%2fserver/index.js /hub/% /hub/%F0%9F%92%A9 /hub/.. /hub/%2e%2e%2fhealthz /hub/a?b=%'.split(' '),
    ...'/__manifest?paths=/% /__manifest?version=1&paths=%00,//,/%25 /.data /hub/x.data?_routes=% /api/%'.split(' '),
    ...'/api/linkhub/%E0%A4%A /api/linkhub/__proto__ /images/%2e%2e%2fsecret /images/..%5c.. nonsense * ? #'.split(' '),
    ...'http://other.example/hub/x http://[/ http://other.example:99999/ ftp://other.example/ /;=@$&+'.split(' '),
    ...[`/${'a'.repeat(8_000)}`, `/api/${'%41'.repeat(2_000)}`, `/${'/..'.repeat(2_000)}`],
  ]
  test('for any of them', async () => {
    for (const path of paths) {
      const answer = await rawRequest(product.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${close}`)
      const [status = 0] = statusesOf(answer)
      expect([path.slice(0, 60), status >= 200 && status < 500]).toEqual([path.slice(0, 60), true])
    }
  })
})

describe('what the process refuses by itself has a code', () => {
  const form = 'Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  test.each([
    ['unknown-method', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n'],
    ['unreadable-method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n'],
    ['malformed-address', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n'],
    ['malformed-request', 'GET / HTTP/9.9\r\nHost: localhost\r\n'],
    ['expectation-failed', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\n'],
    ['header-too-large', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n`],
    ['read-only-page', `POST / HTTP/1.1\r\n${form}Content-Length: 0\r\n`],
    ['foreign-form', `POST /about HTTP/1.1\r\n${form}Origin: https://other.example\r\n`],
    ['wrong-form-type', 'POST /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n'],
    ['length-required', `POST /about HTTP/1.1\r\n${form}`],
    ['posted-form-too-large', `POST /about HTTP/1.1\r\n${form}Content-Length: 65537\r\n`],
  ])('%s', async (code, head) => {
    const answer = await rawRequest(product.port, `${head}${close}`)

    const [, body = ''] = answer.split('\r\n\r\n')
    const problem = Problem.strict().parse(JSON.parse(body))
    expect(problem.code).toBe(code)
    expect(problem.error).toBe(sentenceOf(problem))
  })
})

describe('a method that nobody serves is a 405 in JSON', () => {
  test.each(['TRACE', 'CONNECT', 'BREW'])('%s', async (method) => {
    for (const path of ['/', '/api/leads']) {
      const target = method === 'CONNECT' ? 'localhost:80' : path
      const answer = await rawRequest(product.port, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${close}`)

      expect(statusesOf(answer)).toEqual([405])
      expect(answer).toMatch(/^Allow: /im)
      expect(answer).toContain('{"error":"')
    }
  })
})

describe('what is not quite HTTP is refused politely', () => {
  const cases: [string, string, number][] = [
    ['no Host', `GET / HTTP/1.1\r\n${close}`, 400],
    ['a Host that is no host', `GET /api/leads HTTP/1.1\r\nHost: a b<c>\r\n${close}`, 400],
    ['a Host that is no host, for a page', `GET /nowhere HTTP/1.1\r\nHost: a b<c>\r\n${close}`, 400],
    ['HTTP/1.0 without a Host', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['a page over HTTP/1.0 without a Host', 'GET /nowhere HTTP/1.0\r\n\r\n', 404],
    ['garbage', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 405],
    ['a header over 16 KiB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n${close}`, 431],
    ['a path over 16 KiB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n${close}`, 431],
    [
      'two lengths',
      `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${close}`,
      400,
    ],
    ['a length that is no number', `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n${close}`, 400],
    ['a line break in a header', `GET / HTTP/1.1\r\nHost: localhost\r\nX: a\nb\r\n${close}`, 400],
  ]
  test.each(cases)('%s', async (_, request, status) => {
    expect(statusesOf(await rawRequest(product.port, request))).toEqual([status])
  })
})

describe('a connection', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`

  test('may carry several requests at once, answered in their order', async () => {
    const pipelined = `${get('/healthz')}\r\n${get('/nowhere')}\r\n${get('/api/nowhere')}\r\n${get('/')}${close}`

    expect(statusesOf(await rawRequest(product.port, pipelined))).toEqual([200, 404, 404, 200])
  })

  test('with more unanswered requests than anybody sends is closed, and nobody else waits for them', async () => {
    const flood = `${get('/nowhere')}\r\n`.repeat(1_500)
    const answer = await rawRequest(product.port, flood)
    const health = await fetch(`${product.url}/healthz`)

    expect(statusesOf(answer).length).toBeLessThanOrEqual(UNANSWERED_MAX)
    expect(health.status).toBe(200)
  })

  /** A server of this process with a site of the test's. */
  async function listenWith(site: Listener) {
    const logged: string[] = []
    const log = createLog('error', (line) => logged.push(line))
    const server = createHttpServer()
    server.on('request', dispatch({ api: undefined, site, log, headers: {} }))
    await once(server.listen(0, 'localhost'), 'listening')
    onTestFinished(() => void server.close())
    // A server that listens on a port has an address with one.
    return { port: (server.address() as AddressInfo).port, logged }
  }

  test('that is gone starts no more handlers', async () => {
    let started = 0
    const { port } = await listenWith(() => started++)
    await rawRequest(port, `${get('/nowhere')}\r\n`.repeat(1_500))

    expect(started).toBe(UNANSWERED_MAX)
  })

  test.each<[string, Listener, number[]]>([
    ['at once', (_, outgoing) => outgoing.writeHead(301, { Location: '/দল' }), [500]],
    ['later', () => Promise.reject(new Error('broken')), [500]],
    ['in its middle', async (_, outgoing) => outgoing.writeHead(200).end('x').writeHead(200), [200]],
  ])('whose answer fails %s is told so, and the error is logged and ends nothing', async (_, site, statuses) => {
    const { port, logged } = await listenWith(site)

    expect(statusesOf(await rawRequest(port, `${get('/')}${close}`))).toEqual(statuses)
    expect(logged.join('')).toContain('"event":"request failed"')
  })

  test('keeps the good answer when garbage follows the request', async () => {
    const answer = await rawRequest(product.port, `${get('/hub/nobody')}\r\n\x00\x01garbage\r\n\r\n`)

    expect(statusesOf(answer)[0]).toBe(404)
    expect(answer).toContain('Profile Not Found')
  })

  test('says nothing of what the server is made of', async () => {
    for (const path of ['/', '/nowhere', '/api/nowhere', '/healthz']) {
      const { headers } = await fetch(product.url + path)

      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    }
  })
})

test('and after all of this the product still answers, and has logged no error', async () => {
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  expect(product.output()).not.toContain('"level":"error"')
  expect(product.output()).not.toContain('could not be decoded')
})

describe('a body that does not arrive whole', () => {
  const head = (more: string) =>
    `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}\r\n`

  test.each([
    ['a bad chunk size', `${head('Transfer-Encoding: chunked\r\n')}ZZZ\r\n`],
    ['a chunk size beyond all bounds', `${head('Transfer-Encoding: chunked\r\n')}ffffffffffffffffff\r\n`],
  ])('because of %s is answered once, and the connection ends', async (_, bytes) => {
    expect(statusesOf(await rawRequest(product.port, bytes))).toEqual([400])
  })

  test('because the sender hangs up leaves no connection behind', async () => {
    for (let times = 0; times < 20; times++) {
      const socket = connect(product.port, 'localhost')
      await once(socket, 'connect')
      socket.end(`${head('Content-Length: 100\r\n')}{"a"`)
      // The server must close its side too; it would otherwise hold the connection for ever.
      socket.resume()
      await once(socket, 'close')
    }
  })
})

test('a body that is too large is answered before it has arrived', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  const head = ['POST /api/leads HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  const answer = await rawRequest(
    product.port,
    [...head, 'Transfer-Encoding: chunked', '', `${chunk.repeat(40)}0\r\n\r\n`].join('\r\n'),
  )

  expect(statusesOf(answer)).toEqual([413])
})
