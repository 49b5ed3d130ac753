import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { describe, expect, test } from 'vitest'
import { countTurns } from '../../testing/count-turns.ts'
import { formOf, makeUser } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { htmlSite, redirectTo, testInternet } from '../../testing/servers/test-internet.ts'
import { testApp } from '../../testing/test-app.ts'

const page = (name: string) => readFileSync(join(import.meta.dirname, 'testing-pages', `${name}.txt`), 'utf8')

async function openImport(sites: Parameters<typeof testInternet>[0] = {}, patienceMs = 5_000) {
  const { options, ...internet } = await testInternet(sites)
  const app = await testApp({ ...options, outbound: { ...options.outbound, patienceMs } })
  const { client } = await makeUser(app)
  const confirm = (emailVerified: number) => app.deps.db.updateTable('user').set({ emailVerified }).execute()
  await confirm(1)
  const send = (texts: Record<string, string>, file?: string | Uint8Array<ArrayBuffer>) =>
    client.postForm('/api/linkhubAuth/import', formOf({ ...texts, ...(file && { page: new Blob([file]) }) }))
  return {
    ...app,
    ...internet,
    send,
    confirm,
    find: async (...how: Parameters<typeof send>) => {
      const reply = await send(...how)
      if (reply.status !== 200) throw new Error(await reply.text())
      return FoundPage.parse(await reply.json())
    },
  }
}

describe('an import', () => {
  test('finds name, bio, profiles and links of a Linktree, as their owner wrote them', async () => {
    const { find } = await openImport({ 'linktr.ee': htmlSite(page('linktree')) })

    expect(await find({ url: 'http://linktr.ee/ada.weaves' })).toEqual({
      name: 'Ada Rahman',
      bio: 'Quilts from Jashore.\nনকশী কাঁথা',
      socials: { instagram: 'ada.weaves', whatsapp: '8801712345678' },
      profiles: [{ kind: 'tiktok', value: 'ada.weaves' }],
      links: [
        { title: 'New quilts', url: 'https://shop.example.com/quilts' },
        { title: 'How I stitch', url: 'https://www.youtube.com/watch?v=abc123' },
        { title: 'Workshop dates', url: 'https://workshop.example.com/dates?from=lt' },
        { title: 'Read my letter', url: 'https://letters.example.com/ada' },
        { title: 'Dhaka fair', url: 'https://fair.example.com/' },
        { title: 'Press', url: 'https://press.example.com/ada' },
      ],
    })
  })

  test('reads pages of Beacons and LinkStack, and any other page', async () => {
    const { find } = await openImport({
      'beacons.ai': htmlSite(page('beacons')),
      'links.ada.example': htmlSite(page('linkstack')),
    })

    expect(await find({ url: 'http://beacons.ai/ada' })).toEqual({
      name: 'Ada Rahman',
      bio: 'Quilts from Jashore',
      socials: { twitter: 'ada_weaves' },
      profiles: [{ kind: 'youtube', value: '@AdaWeaves' }],
      links: [{ title: 'Shop & orders', url: 'https://shop.example.com/?a=1&b=2' }],
    })
    expect(await find({ url: 'http://links.ada.example/' })).toMatchObject({
      name: 'Ada Rahman',
      socials: { github: 'ada-weaves' },
      links: [
        { title: 'My shop', url: 'https://shop.example.com/' },
        { title: 'Save me', url: 'http://links.ada.example/ada/vcard' },
      ],
    })
  })

  test('reads a saved file and an export, and opens nothing', async () => {
    const { find, dialled } = await openImport()
    const exported = {
      ...{ name: 'Ada', bio: 'Quilts', socials: { github: 'ada' } },
      customLinks: [{ title: 'Shop', url: 'https://shop.example.com/' }],
    }

    const saved = await find({}, page('linktree'))
    const own = await find({}, JSON.stringify(exported))
    const stack = await find(
      {},
      JSON.stringify([{ littlelink_name: 'ada', links: [{ link: 'https://a.example/', title: 'A' }] }]),
    )

    expect(saved.links).toHaveLength(6)
    expect(own).toMatchObject({ name: 'Ada', bio: 'Quilts', links: exported.customLinks })
    expect(stack).toMatchObject({ name: 'ada', links: [{ title: 'A', url: 'https://a.example/' }] })
    expect(dialled).toEqual([])
  })

  test('looks at two thousand links, and at no more of those that a file holds', async () => {
    const { find } = await openImport()
    const links = Array.from({ length: 3_000 }, (_, at) => ({ url: `https://a.example.com/${at}`, title: 'A' }))
    const profile = { url: 'https://github.com/ada', title: 'GitHub' }

    const within = await find({}, JSON.stringify([...links.slice(0, 1_999), profile]))
    const beyond = await find({}, JSON.stringify([...links, profile]))

    expect([within.socials, beyond.socials]).toEqual([{ github: 'ada' }, {}])
  })

  test('reads a page in the encoding that it names', async () => {
    const { find } = await openImport({
      'old.example': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=windows-1256' })
        response.end(Buffer.from('<a href="https://a.example/">\xe3\xd1\xcd\xc8\xc7</a>', 'latin1'))
      },
    })

    expect((await find({ url: 'http://old.example/' })).links[0]?.title).toBe('مرحبا')
  })

  test('opens no page for an account whose address nobody has confirmed, and reads its files', async () => {
    const { send, confirm, dialled } = await openImport({ 'links.example': htmlSite(page('linkstack')) })
    await confirm(0)

    const reply = await send({ url: 'http://links.example/' })

    expect([reply.status, (await problemOf(reply)).codes?.url?.code]).toEqual([403, 'import-unconfirmed'])
    expect(dialled).toEqual([])
    expect((await send({}, page('linkstack'))).status).toBe(200)
    expect((await send({ url: 'http://links.example/' }, page('linkstack'))).status).toBe(200)
    expect(dialled).toEqual([])
  })

  // platform/outbound.test.ts has all addresses that nobody may be led to.
  test('opens no private address, nor is it led there', async () => {
    const url = 'http://private.example/'
    const { send, dialled } = await openImport({ 'page.example': redirectTo(url) })

    const direct = await send({ url })
    const led = await problemOf(await send({ url: 'http://page.example/' }))

    expect(direct.status).toBe(400)
    expect(led.codes?.url?.code).toBe('import-private')
    expect(dialled).toEqual(['93.184.216.34:80'])
  })

  test('of a page that cannot be read is refused by a sentence', async () => {
    const { send } = await openImport(
      {
        'huge.example': (_request, response) =>
          void response.writeHead(200, { 'content-length': 50 * 1024 * 1024 }).write('<html>'),
        'loop.example': redirectTo('/again'),
        'silent.example': () => undefined,
        'walled.example': (_request, response) => void response.writeHead(403).end(),
        'broken.example': (_request, response) => void response.writeHead(500).end(),
        'picture.example': htmlSite('GIF89a', 'image/gif'),
        'empty.example': htmlSite('<h1>Nothing here</h1><a href="#top">Top</a>'),
      },
      800,
    )
    const expected = {
      huge: 'import-too-large',
      loop: 'import-circle',
      silent: 'import-slow',
      walled: 'import-not-allowed',
      broken: 'import-unreachable',
      picture: 'import-not-a-page',
      empty: 'import-no-links',
      unknown: 'import-unreachable',
    }
    for (const [host, code] of Object.entries(expected)) {
      const reply = await send({ url: `http://${host}.example/` })
      expect([reply.status, (await problemOf(reply)).codes?.url?.code], host).toEqual([400, code])
    }
  })

  test.each([
    ['nested without an end', '<b>'.repeat(300_000) + '</i>'.repeat(250_000)],
    ['of nothing but brackets', '['.repeat(1_000_000)],
    ['of very many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [at, 0])))],
    ['of one long title', `<title>${' | '.repeat(400_000)}</title>`],
  ])('of a hostile file, %s, is refused in time', async (_how, file) => {
    const { send } = await openImport()

    expect((await problemOf(await send({}, file))).codes?.url?.code).toBe('import-no-links')
  })

  test('of a file full of attributes lets others be answered meanwhile', async () => {
    const { send } = await openImport()
    const file = `<p ${Array.from({ length: 250_000 }, (_, at) => `b${at}`).join(' ')}>`

    const { turns } = await countTurns(() => send({}, file))

    // One for each piece of 32 KiB.
    expect(turns).toBeGreaterThan(50)
  })

  test('of a file that is too large, of nothing, and of what is no address is refused', async () => {
    const { send } = await openImport()

    const codes = await Promise.all([
      send({}, 'x'.repeat(2 * 1024 * 1024 + 1)).then(problemOf),
      send({}).then(problemOf),
      send({ url: 'javascript:alert(1)' }).then(problemOf),
    ])

    expect(codes.map(({ code, codes: at }) => at?.url?.code ?? code)).toEqual([
      ...['import-file-too-large', 'import-nothing', 'invalid-url'],
    ])
  })

  test('is possible ten times an hour, for people who are logged in', async () => {
    const { send, visitor, clock } = await openImport()
    const file = '<a href="https://a.example/">A</a>'
    const statuses: number[] = []
    for (let time = 0; time < 11; time++) statuses.push((await send({}, file)).status)
    clock.advance(60 * 60 * 1000)

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await send({}, file)).status).toBe(200)
    expect((await visitor.postForm('/api/linkhubAuth/import', new FormData())).status).toBe(401)
  })
})
