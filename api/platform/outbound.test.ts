import type { ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hostileUrls, htmlSite, redirectTo, testInternet } from '../testing/servers/test-internet.ts'
import { createDns } from './dns.ts'
import { createOutbound, type OutboundCall } from './outbound.ts'

type Sites = Parameters<typeof testInternet>[0]

async function openInternet(sites: Sites = {}, patienceMs = 5_000) {
  const { options, ...internet } = await testInternet(sites)
  const outbound = createOutbound(createDns(options.dns), { ...options.outbound, patienceMs })
  return {
    ...internet,
    get: (url: string, input: Partial<OutboundCall> = {}) =>
      outbound.call(new URL(url), { userAgent: 'Tests', reads: true, redirects: 3, ...input }),
  }
}

describe('a call to an address that somebody typed', () => {
  test('goes to the address that was checked, says who calls, and nothing else about us', async () => {
    const headers: object[] = []
    const { get, dialled } = await openInternet({
      'page.example': (request, response) => {
        headers.push(request.headers)
        response.writeHead(200, { 'set-cookie': 'a=b', 'content-type': 'text/plain' }).end('hello')
      },
    })

    const { status, body } = await get('http://page.example/a?b=c')

    expect([status, body.toString()]).toEqual([200, 'hello'])
    expect(dialled).toEqual(['93.184.216.34:80'])
    const told = { host: 'page.example', 'user-agent': 'Tests', 'accept-encoding': 'gzip, br' }
    expect(headers).toEqual([{ ...told, connection: 'close' }])
  })

  test('never goes to an address of ours, however it is written', async () => {
    const { get, dialled } = await openInternet()

    for (const url of hostileUrls) await expect(get(url), url).rejects.toMatchObject({ reason: 'private' })
    expect(dialled).toEqual([])
  })

  test('is not led on to one either, nor to another port or protocol', async () => {
    const others = ['http://page.example:22/', 'ftp://page.example/', 'file:///etc/passwd']
    let goal = ''
    const { get, dialled } = await openInternet({
      'page.example': (_request, response) => void response.writeHead(302, { location: goal }).end(),
    })

    for (goal of [...hostileUrls, ...others]) await expect(get('http://page.example/'), goal).rejects.toThrow()
    expect(new Set(dialled)).toEqual(new Set(['93.184.216.34:80']))
  })

  test('asks for a name once: a second answer of its name server leads nowhere', async () => {
    const { get, dialled } = await openInternet({ 'changing.example': htmlSite('first') })

    expect((await get('http://changing.example/')).body.toString()).toBe('first')
    await expect(get('http://changing.example/')).rejects.toMatchObject({ reason: 'private' })
    expect(dialled).toEqual(['93.184.216.34:80'])
  })

  test('looks at every redirect anew, also at one to the same name', async () => {
    const { get, dialled } = await openInternet({ 'changing.example': redirectTo('http://changing.example/again') })

    await expect(get('http://changing.example/')).rejects.toMatchObject({ reason: 'private' })
    expect(dialled).toEqual(['93.184.216.34:80'])
  })

  test('follows a few redirects, and not one more', async () => {
    const { get, seen } = await openInternet({
      'a.example': redirectTo('//b.example/b'),
      'b.example': htmlSite('there'),
      'loop.example': redirectTo('/'),
    })

    const { visited } = await get('http://a.example/')
    await expect(get('http://loop.example/')).rejects.toMatchObject({ reason: 'redirects' })

    expect(visited.map(String)).toEqual(['http://a.example/', 'http://b.example/b'])
    expect(seen.filter((line) => line.includes('loop'))).toHaveLength(4)
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('reads %s, and stops where it unpacks to more than 512 KB', async (encoding, pack) => {
    const packed = (text: string) => (_: unknown, response: ServerResponse) =>
      void response.writeHead(200, { 'content-encoding': encoding }).end(pack(text))
    const { get } = await openInternet({
      'small.example': packed('hello'),
      'bomb.example': packed('0'.repeat(5 * 1024 * 1024)),
      'torn.example': (_request, response) =>
        void response.writeHead(200, { 'content-encoding': encoding }).end('this is not packed at all'),
    })

    expect((await get('http://small.example/')).body.toString()).toBe('hello')
    await expect(get('http://bomb.example/')).rejects.toMatchObject({ reason: 'too-large' })
    await expect(get('http://torn.example/')).rejects.toMatchObject({ reason: 'unreadable' })
  })

  test('stops at 512 KB, announced or not', async () => {
    let sent = 0
    const { get } = await openInternet({
      'announced.example': (_request, response) =>
        void response.writeHead(200, { 'content-length': 50 * 1024 * 1024 }).write('x'),
      'endless.example': (_request, response) => {
        const chunk = Buffer.alloc(64 * 1024, 'x')
        const pour = () => {
          sent += chunk.length
          if (!response.destroyed && response.write(chunk)) setImmediate(pour)
        }
        response.on('drain', pour)
        pour()
      },
    })

    await expect(get('http://announced.example/')).rejects.toMatchObject({ reason: 'too-large' })
    await expect(get('http://endless.example/')).rejects.toMatchObject({ reason: 'too-large' })
    expect(sent).toBeLessThan(50 * 1024 * 1024)
  })

  test('waits so long in all, for whoever answers drop by drop', async () => {
    const drip = (_: unknown, response: ServerResponse) => {
      response.write('a')
      const timer = setInterval(() => response.write('b'), 10)
      response.on('close', () => clearInterval(timer))
    }
    const { get } = await openInternet({ 'slow.example': drip }, 300)

    await expect(get('http://slow.example/')).rejects.toMatchObject({ reason: 'slow' })
  })

  test('ends where somebody switches to another protocol instead of answering', async () => {
    const { get } = await openInternet({
      'switching.example': (_request, response) =>
        void response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end(),
    })

    await expect(get('http://switching.example/')).rejects.toMatchObject({ reason: 'unreadable' })
  })

  test('says why nobody is there', async () => {
    const { get } = await openInternet()

    await expect(get('http://unknown.example/')).rejects.toMatchObject({ reason: 'no-address' })
  })
})
