import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { readForm } from './multipart.ts'
import { answerProblem } from './problems.ts'

const rules = {
  texts: ['name', 'bio'],
  files: ['portrait', 'banner'],
  fileBytesMax: 1000,
  fileTooLarge: 'form-too-large' as const,
}

/** A route that answers what it understood of a form. */
const app = new Hono().post('/', async (c) => {
  const { texts, files } = await readForm(c, rules)
  return c.json({ ...Object.fromEntries(texts), files: [...files].map(([name, bytes]) => [name, bytes.length]) })
})
app.onError((error, c) => answerProblem(c, error, createLog('silent')))

function send(body: BodyInit, contentType?: string) {
  return app.request('/', { method: 'POST', body, ...(contentType && { headers: { 'content-type': contentType } }) })
}

/** A body as it stands on the wire. */
function sendRaw(text: string) {
  return send(text, 'multipart/form-data; boundary=B')
}

function sendStream(body: ReadableStream) {
  const headers = { 'content-type': 'multipart/form-data; boundary=B' }
  // A body that streams needs `duplex`, of which the types of the browser know nothing.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  return app.request('/', init)
}

function form(fields: Record<string, string | Blob>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, 'picture.png')
  }
  return data
}

const file = (size: number) => new Blob([new Uint8Array(size)])

describe('a form', () => {
  test('is read with its texts and files', async () => {
    const reply = await send(form({ name: 'আদা', bio: '', portrait: file(1000), banner: file(1) }))

    expect(await reply.json()).toEqual({
      name: 'আদা',
      bio: '',
      files: [
        ['portrait', 1000],
        ['banner', 1],
      ],
    })
  })

  test('may hold other fields, which are ignored', async () => {
    const reply = await send(form({ name: 'Ada', role: 'admin', other: file(900) }))

    expect(await reply.json()).toEqual({ name: 'Ada', files: [] })
  })

  test('cannot change a prototype', async () => {
    const part = (name: string) => `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`
    const reply = await sendRaw(`${part('__proto__')}${part('constructor')}--B--`)

    expect(await reply.json()).toEqual({ files: [] })
  })

  test('where no file was chosen has none', async () => {
    expect(await (await send(form({ portrait: file(0) }))).json()).toEqual({ files: [] })
  })

  test('that names a field twice means the first', async () => {
    const data = form({ name: 'Ada', portrait: file(2) })
    data.append('name', 'Eve')
    data.append('portrait', file(3), 'other.png')

    expect(await (await send(data)).json()).toEqual({ name: 'Ada', files: [['portrait', 2]] })
  })
})

describe('a form is refused', () => {
  const manyTexts = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`f${at}`, 'x']))
  const part = '--B\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda'

  test.each([
    ['with a file over its limit', () => send(form({ portrait: file(1001) })), 413],
    ['with an unknown file over the limit', () => send(form({ other: file(1001) })), 413],
    ['with a third file', () => send(form({ portrait: file(1), banner: file(1), other: file(1) })), 413],
    ['with 41 texts', () => send(form(manyTexts)), 413],
    ['with a text over 64 KiB', () => send(form({ name: 'a'.repeat(64 * 1024 + 1) })), 413],
    ['over 12 MiB in all', () => sendRaw('x'.repeat(12 * 1024 * 1024 + 1)), 413],
    ['of a million empty parts', () => sendRaw('--B\r\n\r\n'.repeat(1_000_000)), 413],
    ['that is JSON', () => send('{}', 'application/json'), 415],
    ['that is text', () => send('name=Ada'), 415],
    ['without a boundary', () => send(part, 'multipart/form-data'), 400],
    ['that is empty', () => sendRaw(''), 400],
    ['that is noise', () => sendRaw('name=Ada'), 400],
    ['that breaks off', () => sendRaw(part), 400],
    [
      'that breaks off within a file',
      () => sendRaw('--B\r\nContent-Disposition: form-data; name="portrait"; filename="a"\r\n\r\nAda'),
      400,
    ],
    ['with a part that has no headers', () => sendRaw('--B\r\n\r\n--B--'), 400],
  ])('%s', async (_what, sending, status) => {
    const reply = await sending()

    expect(reply.status).toBe(status)
    expect(await reply.json()).toMatchObject({ error: expect.stringMatching(/\.$/) })
  })

  test('when its sender hangs up', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--B\r\n'))
        controller.error(new Error('gone'))
      },
    })

    expect((await sendStream(body)).status).toBe(400)
  })

  test('as soon as a limit is passed, however much is still to come', async () => {
    let piecesSent = 0
    const body = new ReadableStream({
      pull(controller) {
        piecesSent++
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })

    expect((await sendStream(body)).status).toBe(413)
    expect(piecesSent).toBeLessThan(16)
  })
})

test('any bytes in any pieces are understood or refused, and always answered', async () => {
  const token = fc.constantFrom(
    ...['--B', '--B--', '\r\n--B', '\r\n', '\r\n\r\n', '--', '-', 'x', '\u0000', '\n', 'y'.repeat(600)],
    ...['Content-Disposition: form-data', 'Content-Disposition: form-data; name="name"'],
    'content-type: text/plain; charset=utf-16le',
    'Content-Disposition: form-data; name="portrait"; filename="x"',
    'content-type: application/octet-stream',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(token, { maxLength: 20 }), fc.integer({ min: 1, max: 40 }), async (tokens, size) => {
      const bytes = new TextEncoder().encode(tokens.join(''))
      const body = new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size))
          controller.close()
        },
      })
      expect([200, 400, 413]).toContain((await sendStream(body)).status)
    }),
    { numRuns: 500 },
  )
})
