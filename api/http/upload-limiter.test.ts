import { Problem } from '@nokshi/contract/problem.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import type { Client } from '../testing/client.ts'
import { makeStaff, makeUser } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { readForm } from './multipart.ts'
import { answerProblem } from './problems.ts'
import { createUploadLimiter } from './upload-limiter.ts'
import { readJson } from './validate.ts'

const TOO_SLOW = 'Your file took too long to arrive while others were waiting. Try again in a minute.'
const BUSY = 'Many files are being uploaded right now. Try again in a minute.'

const START = '--B\r\ncontent-disposition: form-data; name="profileImage"; filename="a.png"\r\n\r\n'

/** Bodies that end only when told to. */
function unfinishedBodies() {
  const reading = new Set<() => void>()
  let mostAtOnce = 0
  let begun = 0
  const waiting: { count: number; resolve: () => void }[] = []

  function begin(end: () => void) {
    begun++
    reading.add(end)
    mostAtOnce = Math.max(mostAtOnce, reading.size)
    for (const { count, resolve } of waiting) if (begun >= count) resolve()
  }
  return {
    create(start = START) {
      let isBegun = false
      return new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            if (isBegun) return new Promise(() => undefined)
            isBegun = true
            begin(() => controller.close())
            controller.enqueue(Buffer.from(start))
          },
        },
        // Read only when the product reads.
        { highWaterMark: 0 },
      )
    },
    begun: (count: number) =>
      new Promise<void>((resolve) => {
        if (begun >= count) resolve()
        waiting.push({ count, resolve })
      }),
    endOne() {
      const [end] = reading
      if (!end) return
      reading.delete(end)
      end()
    },
    mostAtOnce: () => mostAtOnce,
  }
}

interface Sent {
  path: string
  method?: string
  type?: string
  headers?: Record<string, string>
}

async function send(app: Hono, stream: ReadableStream, { path, method = 'POST', type, headers }: Sent) {
  // A body that streams needs `duplex`, of which the types of the browser know nothing.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: { 'content-type': type ?? 'multipart/form-data; boundary=B', ...headers },
    body: stream,
    duplex: 'half',
  }
  return app.request(path, init, { connection: { remoteAddress: '203.0.113.7' } })
}

function cookiesOf({ cookies }: Client) {
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

test('of the large bodies that come in at once, six are read, whichever door they take', async () => {
  const app = await testApp()
  const bodies = unfinishedBodies()
  const creators = await Promise.all(Array.from({ length: 7 }, () => makeUser(app)))
  const { client: staff } = await makeStaff(app)

  const replies = [
    ...creators.map(({ client }, index) => {
      const door =
        index % 2 ? { path: '/api/linkhub' } : { path: '/api/linkhubAuth/me/pictures/profile', method: 'PUT' }
      return send(app.app, bodies.create(), { ...door, headers: cookiesOf(client) })
    }),
    send(app.app, bodies.create('{'), { path: '/api/crm/import', type: 'application/json', headers: cookiesOf(staff) }),
  ]
  await bodies.begun(6)
  for (let ended = 1; ended <= replies.length; ended++) {
    bodies.endOne()
    await bodies.begun(Math.min(6 + ended, replies.length))
  }

  const statuses = (await Promise.all(replies)).map((reply) => reply.status)
  expect(statuses).toEqual(replies.map(() => 400))
  expect(bodies.mostAtOnce()).toBe(6)
})

test('of fifteen unfinished uploads of one account one is read, ten wait and the others are refused at once', async () => {
  const app = await testApp()
  const bodies = unfinishedBodies()
  const { client } = await makeUser(app)

  const replies = Array.from({ length: 15 }, () =>
    send(app.app, bodies.create(), { path: '/api/linkhub', headers: cookiesOf(client) }),
  )
  const refused: Response[] = []
  await new Promise<void>((resolve) => {
    for (const reply of replies) void reply.then((answer) => refused.push(answer) === 4 && resolve())
  })
  for (let ended = 0; ended < 11; ended++) {
    await bodies.begun(ended + 1)
    bodies.endOne()
  }

  const statuses = (await Promise.all(replies)).map((reply) => reply.status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  expect(refused.slice(0, 4).map((reply) => reply.headers.get('retry-after'))).toEqual(['5', '5', '5', '5'])
  expect(bodies.mostAtOnce()).toBe(1)
})

const rules = { texts: [], files: ['profileImage'], fileBytesMax: 1000, fileTooLarge: 'form-too-large' as const }

/** One upload at a time, with short timeouts. */
function smallApp(patience: { readingMs: number; queueTimeoutMs: number }) {
  const turn = createUploadLimiter({ concurrency: 1, ...patience })((c) => c.req.header('who') ?? '')
  const app = new Hono()
    .use(turn)
    .post('/form', async (c) => c.json({ files: (await readForm(c, rules)).files.size }))
    .post('/json', async (c) => c.json(Boolean(await readJson(c))))
  app.onError((error, c) => answerProblem(c, error, createLog('silent')))
  return app
}

const form = { path: '/form' }
const json = { path: '/json', type: 'application/json' }

test.each([
  ['a form', form],
  ['JSON', json],
  ['JSON that says how long it is', { ...json, headers: { 'content-length': '60000' } }],
] satisfies [string, Sent][])('%s that never ends gives way when somebody waits', async (_what, door: Sent) => {
  const app = smallApp({ readingMs: 10, queueTimeoutMs: 25_000 })
  const bodies = unfinishedBodies()

  const slow = send(app, bodies.create(), { ...door, headers: { ...door.headers, who: 'slow' } })
  await bodies.begun(1)
  const quick = await send(app, new Blob(['{}']).stream(), { ...json, headers: { who: 'quick' } })

  expect(quick.status).toBe(200)
  const refused = await slow
  expect([refused.status, Problem.parse(await refused.json()).error]).toEqual([429, TOO_SLOW])
  expect(refused.headers.get('retry-after')).toBe('60')
})

test('whoever waits too long is told to try again, and takes no turn later', async () => {
  const app = smallApp({ readingMs: 25_000, queueTimeoutMs: 10 })
  const bodies = unfinishedBodies()

  const slow = send(app, bodies.create(), { ...form, headers: { who: 'slow' } })
  await bodies.begun(1)
  const late = await send(app, bodies.create(), { ...form, headers: { who: 'late' } })
  bodies.endOne()
  await slow
  const next = await send(app, new Blob(['{}']).stream(), { ...json, headers: { who: 'next' } })

  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '5'])
  expect(Problem.parse(await late.json()).error).toBe(BUSY)
  expect([next.status, bodies.mostAtOnce()]).toEqual([200, 1])
})
