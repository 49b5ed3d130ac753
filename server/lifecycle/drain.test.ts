import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { statusesOf } from '../testing/raw-request.ts'
import { testData, testProduct } from '../testing/test-product.ts'

/** Ends like the whole product, and starts in half the time. */
async function startApi() {
  const { env } = await testData()
  const addresses = { SITE_URL: 'http://localhost:9', API_URL: 'http://localhost:9' }
  return testProduct({ part: 'api', env: { ...env, ...addresses } })
}

const lead = JSON.stringify({ name: 'Ada', contact: 'ada@example.com', type: 'other' })

function headOf(body: string) {
  const lines = ['POST /api/leads HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  return [...lines, `Content-Length: ${body.length}`, '', ''].join('\r\n')
}

test('SIGTERM lets a request in flight finish, then ends the process with 0', async () => {
  const product = await startApi()
  const socket = connect(product.port, 'localhost').setEncoding('utf8')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(headOf(lead) + lead.slice(0, 10))
  // One whole request on another connection: when it is answered, the first has arrived as well.
  const ask = () => fetch(`${product.url}/healthz`, { headers: { connection: 'close' } })
  await ask()

  const exited = product.end('SIGTERM')
  // New connections are refused some turns after it has said that it stops.
  await expect
    .poll(() =>
      ask().then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused')
  socket.write(lead.slice(10))
  await once(socket, 'close')

  expect(statusesOf(answer)).toEqual([201])
  expect(await exited).toBe(0)
})

test('requests on connections that the system has accepted and the busy process has not are answered', async () => {
  const product = await startApi()
  product.child.kill('SIGSTOP')
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, number) => {
      const socket = connect(product.port, 'localhost').setEncoding('utf8')
      await once(socket, 'connect')
      const post = JSON.stringify({ name: 'Ada', contact: `ada-${number}@example.com`, type: 'other' })
      socket.write(headOf(post) + post)
      return { read: text(socket).catch(() => 'reset') }
    }),
  )

  const exited = product.end('SIGTERM')
  product.child.kill('SIGCONT')

  const statuses = await Promise.all(answers.map(async ({ read }) => statusesOf(await read)))
  expect(statuses).toEqual(answers.map(() => [201]))
  expect(await exited).toBe(0)
})

test('a server whose launcher is gone ends by itself', async () => {
  const product = await startApi()

  product.child.disconnect()
  const [code] = await once(product.child, 'exit')
  // It is gone already; this waits until all that it printed was read.
  await product.end('SIGTERM')

  expect(code).toBe(0)
  expect(product.output()).toContain('launcher gone')
})

test('an uncaught error is logged without its message, what is open is closed, and the process ends', async () => {
  const program = `
    import { createLog } from '@nokshi/api/platform/log.ts'
    import { prepareShutdown } from ${JSON.stringify(resolve(import.meta.dirname, 'drain.ts'))}
    prepareShutdown(createLog('info')).add(async () => void process.stdout.write('closed'))
    setTimeout(() => { throw new Error('what a visitor typed') })
  `
  const ending = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])

  await expect(ending).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/"event":"uncaught error".*closed$/s),
  })
  await expect(ending).rejects.not.toMatchObject({ stdout: expect.stringContaining('what a visitor typed') })
})
