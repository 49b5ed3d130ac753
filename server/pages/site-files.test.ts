import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createLog } from '@nokshi/api/platform/log.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createFileSender } from '../http/send-file.ts'
import { loadSiteFiles } from './site-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'nokshi-site-files-'))

beforeAll(() => mkdirSync(join(folder, 'assets')))

afterAll(() => rmSync(folder, { recursive: true }))

describe('a file that is sent', () => {
  const script = "say('নকশি', 'नमस्ते', 'السلام')\n".repeat(50)
  const photograph = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

  beforeAll(() => {
    writeFileSync(join(folder, 'assets/say-1.js'), script)
    writeFileSync(join(folder, 'assets/say-1.js.br'), brotliCompressSync(script))
    writeFileSync(join(folder, 'assets/broken-1.js'), script)
    writeFileSync(join(folder, 'assets/broken-1.js.br'), brotliCompressSync(script).subarray(0, 20))
    writeFileSync(join(folder, 'assets/photo-1.jpg'), photograph)
  })

  /** Sends what was loaded, as the process does. */
  async function serve() {
    const logged: string[] = []
    const files = await loadSiteFiles(folder)
    const sendFile = createFileSender(
      createLog('info', (line) => logged.push(line)),
      {},
    )
    const server = createServer((incoming, outgoing) => {
      const file = files.get(incoming.url ?? '')
      if (file) sendFile(incoming, outgoing, file)
    })
    await once(server.listen(0), 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const get = (path: string, encoding: string, more: RequestInit = {}) =>
      fetch(`http://localhost:${port}${path}`, { ...more, headers: { 'accept-encoding': encoding } })
    return { files, get, logged }
  }

  test('says the same in every encoding, to one and to many at once', async () => {
    const { get } = await serve()

    for (const encoding of ['identity', 'gzip', 'br']) {
      const replies = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const reply = await get('/assets/say-1.js', encoding)
          return [reply.headers.get('content-encoding') ?? 'identity', await reply.text()]
        }),
      )
      expect(replies).toEqual(Array.from({ length: 40 }, () => [encoding, script]))
    }
  })

  test('has a name for each of its encodings, and tells its length to those who want no more', async () => {
    const { get } = await serve()
    const etags = new Set<string | null>()

    for (const encoding of ['identity', 'gzip', 'br']) {
      const head = await get('/assets/say-1.js', encoding, { method: 'HEAD' })
      const whole = await get('/assets/say-1.js', encoding)

      expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
      expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
      expect(head.headers.get('vary')).toBe('Accept-Encoding')
      etags.add(head.headers.get('etag'))
    }
    expect(etags.size).toBe(3)
  })

  test('comes as it is where it cannot be made smaller', async () => {
    const { get } = await serve()
    const reply = await get('/assets/photo-1.jpg', 'br, gzip')

    expect(reply.headers.get('content-encoding')).toBeNull()
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(photograph)
  })

  test('and turns out to be damaged hangs up on whoever asked, and on nobody else', async () => {
    const { get, logged } = await serve()

    await expect(get('/assets/broken-1.js', 'identity')).rejects.toThrow('fetch failed')
    await expect(get('/assets/broken-1.js', 'gzip')).rejects.toThrow('fetch failed')
    expect(logged.map((line) => JSON.parse(line).event)).toEqual(['file failed', 'file failed'])
    expect(await (await get('/assets/say-1.js', 'identity')).text()).toBe(script)
  })
})
