import { OwnVideo } from '@nokshi/contract/linkhub/shown-video.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { goPath } from '@nokshi/contract/visits.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { aPicture, makeProfile } from '../../testing/make.ts'
import { bytesOf, listFiles, promisingPng } from '../../testing/pictures.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { htmlSite, redirectTo, testInternet } from '../../testing/servers/test-internet.ts'
import { testApp } from '../../testing/test-app.ts'
import { PHONE, readClicks } from '../../testing/visits.ts'

const VIDEOS = '/api/linkhubAuth/me/videos'
const FILM = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const DAY = 24 * 60 * 60 * 1000

type Site = Parameters<typeof testInternet>[0][string]

const bytesSite =
  (bytes: Uint8Array, type: string): Site =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes)

const oEmbed = (answer: object): Site => htmlSite(JSON.stringify(answer), 'application/json')
const status =
  (code: number): Site =>
  (_, response) =>
    void response.writeHead(code).end('{}')

const told = { title: 'How a kantha is made', thumbnail_url: 'http://i.ytimg.example/hq.jpg' }

function put({ send }: Pick<Client, 'send'>, id: string, edit: object) {
  return send('PUT', `${VIDEOS}/${id}`, { 'content-type': 'application/json' }, JSON.stringify(edit))
}

/** The providers are served by this machine, without TLS. Everything else is as it is on the Internet. */
async function openVideos(sites: Record<string, Site> = {}, patienceMs = 5_000) {
  const picture = new Uint8Array(await (await aPicture()).arrayBuffer())
  const { options, ...internet } = await testInternet({
    'www.youtube.com': oEmbed(told),
    'i.ytimg.example': bytesSite(picture, 'image/jpeg'),
    ...sites,
  })
  const app = await testApp({ ...options, outbound: { ...options.outbound, patienceMs } })
  const { call } = app.deps.outbound
  app.deps.outbound.call = (url, input) => call(new URL(url.href.replace(/^https:/, 'http:')), input)
  const owner = await makeProfile(app)
  return {
    ...app,
    ...internet,
    owner,
    save: (id: string, edit: object) => put(owner.client, id, edit),
    remove: (id: string) => owner.client.delete(`${VIDEOS}/${id}`),
    read: () => owner.client.read(VIDEOS, OwnVideo.array()),
    see: async () => {
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', { 'cache-control': 'no-cache' })
      return Profile.parse(await reply.json()).videos
    },
  }
}

describe('a video', () => {
  test('is on the page with the title and the picture of its provider, which are stored here', async () => {
    const { save, see, seen, visitor } = await openVideos()

    const reply = await save('film-one', { url: `Watch this! https://youtu.be/dQw4w9WgXcQ?si=abc` })
    const [film] = (await see()) ?? []

    expect(reply.status).toBe(200)
    expect(film).toEqual({
      ...{ id: 'film-one', provider: 'youtube', form: 'wide', url: FILM, title: told.title },
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
      picture: expect.stringMatching(/\/images\/[0-9a-f]{32}-640\.webp$/),
    })
    expect(seen).toEqual([
      `GET www.youtube.com/oembed?format=json&url=${encodeURIComponent(FILM)}`,
      'GET i.ytimg.example/hq.jpg',
    ])
    const picture = await visitor.get(new URL(film?.picture ?? '').pathname)
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })

  test('has the title that its owner gives it, and can be moved, removed and put back in its place', async () => {
    const { save, remove, see, read, seen, deps } = await openVideos({
      'open.spotify.com': oEmbed({ title: 'A song' }),
    })
    const song = 'https://open.spotify.com/intl-de/track/11dFghVXANMlKmJXsNCbNl?si=1'
    await save('film-one', { url: FILM, title: 'My film' })
    await save('song-one', { url: song })
    const calls = seen.length
    await save('song-one', { url: 'https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl', title: 'Mine', place: 0 })
    const moved = (await see())?.map(({ title }) => title)
    const callsAfterMove = seen.length
    await remove('song-one')
    const left = (await see())?.map(({ title }) => title)
    await save('song-one', { url: song, place: 0 })

    expect(moved).toEqual(['Mine', 'My film'])
    expect(callsAfterMove).toBe(calls)
    expect(left).toEqual(['My film'])
    expect((await read()).map(({ title, ownTitle }) => [title, ownTitle])).toEqual([
      ['A song', null],
      ['My film', 'My film'],
    ])
    expect((await deps.db.selectFrom('video').select('position').execute()).map((row) => row.position).sort()).toEqual([
      0, 1,
    ])
  })

  test('is refused when it is the fourth, also of many that come at once', async () => {
    const { save, read } = await openVideos()

    const replies = await Promise.all(Array.from({ length: 5 }, (_, n) => save(`film-${n}-of-5`, { url: FILM })))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409])
    expect(await read()).toHaveLength(3)
  })

  test('leads to its provider and is counted as a click, which the statistics name', async () => {
    const app = await openVideos()
    await app.save('film-one', { url: FILM })

    const reply = await app.visitor.get(goPath({ id: 'film-one' }), {
      ...PHONE,
      ...{ accept: 'text/html', 'sec-fetch-dest': 'document' },
    })

    expect(reply.headers.get('location')).toBe(FILM)
    expect(await readClicks(app.owner.client)).toMatchObject({ [told.title]: 1 })
  })

  test('belongs to one page, is in the download of the account, and gone with it', async () => {
    const app = await openVideos()
    await app.save('film-one', { url: FILM })
    const other = await makeProfile(app, { username: 'bilal' })

    const taken = await put(other.client, 'film-one', { url: FILM })
    const foreign = await other.client.delete(`${VIDEOS}/film-one`)
    const reply = await app.owner.client.get('/api/linkhubAuth/me/export')
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    await app.owner.client.post('/api/auth/delete-account', { password: app.owner.password })
    await app.jobs.runDue()

    expect((await problemOf(taken)).codes).toEqual({ id: { code: 'link-id-unusable' } })
    expect(foreign.status).toBe(404)
    expect(JSON.parse(strFromU8(files['videos.json'] ?? new Uint8Array()))).toMatchObject([{ url: FILM }])
    expect(await app.deps.db.selectFrom('video').selectAll().execute()).toEqual([])
    expect(listFiles(app)).toEqual([])
  })

  test('is asked about once a week, and keeps what it had while its provider does not answer', async () => {
    let answer: Site = oEmbed(told)
    const site: Site = (request, response) => answer(request, response)
    const { save, read, see, jobs, clock, seen } = await openVideos({ 'www.youtube.com': site })
    await save('film-one', { url: FILM })
    const [first] = (await see()) ?? []
    const calls = seen.length

    await jobs.runDue()
    const callsAtOnce = seen.length
    clock.advance(8 * DAY)
    answer = status(404)
    await jobs.runDue()
    const gone = await read()
    clock.advance(8 * DAY)
    answer = oEmbed({ ...told, title: 'A new title' })
    await jobs.runDue()
    const [last] = (await see()) ?? []

    expect(callsAtOnce).toBe(calls)
    expect(gone).toMatchObject([{ title: told.title, picture: first?.picture, problem: 'gone' }])
    // The same picture is not stored anew.
    expect(last).toMatchObject({ title: 'A new title', picture: first?.picture })
    expect((await read()).map(({ problem }) => problem)).toEqual([null])
  })
})

describe('a provider', () => {
  const cases: [what: string, site: Site, problem: string | null][] = [
    ['answers that there is no such video', status(404), 'gone'],
    ['fails', status(500), 'unreachable'],
    ['never answers', () => undefined, 'unreachable'],
    ['answers ten megabytes', htmlSite('"'.padEnd(10_000_000, 'a')), 'unreachable'],
    ['answers HTML', htmlSite('<title>Consent</title>'), 'unreachable'],
    ['answers something else', oEmbed([1, 2]), 'unreachable'],
    ['sends us into this network', redirectTo('http://private.example/'), 'unreachable'],
    ['sends us there by another name', redirectTo('http://169.254.169.254/latest'), 'unreachable'],
    ['tells neither title nor picture', oEmbed({ title: 5, thumbnail_url: null }), null],
  ]

  test.each(cases)('that %s does not keep a video from the page', async (_, site, problem) => {
    const { save, read, see } = await openVideos({ 'www.youtube.com': site }, 300)

    const reply = await save('film-one', { url: FILM })

    expect(reply.status).toBe(200)
    expect(await see()).toMatchObject([{ title: 'YouTube', picture: null, url: FILM }])
    expect(await read()).toMatchObject([{ problem }])
  })

  test('cannot send us into this network at the second look either', async () => {
    let location = 'http://i.ytimg.example/hq.jpg'
    const { save, read, jobs, clock, dialled } = await openVideos({
      'www.youtube.com': (request, response) => oEmbed({ ...told, thumbnail_url: location })(request, response),
      'changing.example': redirectTo('http://127.0.0.1/'),
    })
    await save('film-one', { url: FILM })
    const before = await read()
    for (location of ['http://changing.example/', 'http://private.example/hq.jpg', 'http://[::1]/hq.jpg']) {
      clock.advance(8 * DAY)
      await jobs.runDue()
    }

    expect(await read()).toEqual(before)
    expect(new Set(dialled)).toEqual(new Set(['93.184.216.34:80']))
  })

  test('has its title shown as text, shortened, without what turns it round', async () => {
    const title = `</title><script>alert(1)</script>\u202e${'x'.repeat(400)}`
    const { save, see } = await openVideos({ 'www.youtube.com': oEmbed({ title }) })

    await save('film-one', { url: FILM })

    const [film] = (await see()) ?? []
    expect(film?.title).toHaveLength(80)
    expect(film?.title).toMatch(/^<\/title><script>alert\(1\)<\/script>x+$/)
  })

  test('gives no picture that is HTML, broken, or of a hundred megapixels', async () => {
    const large = await bytesOf(await promisingPng(10_000, 10_000))
    const pictures = [Buffer.from('<html>'), Buffer.from('\x89PNG\r\n\x1a\nno', 'latin1'), large]
    for (const bytes of pictures) {
      const { save, see, deps } = await openVideos({ 'i.ytimg.example': bytesSite(bytes, 'image/png') })

      const reply = await save('film-one', { url: FILM })

      expect(reply.status).toBe(200)
      expect(await see()).toMatchObject([{ title: told.title, picture: null }])
      expect(await deps.db.selectFrom('upload').select('key').execute()).toEqual([])
    }
  })
})

describe('a short link', () => {
  test('is followed to the video, by the servers of its provider alone', async () => {
    const long = 'http://www.tiktok.com/@ada.weaves/video/7301234567890123456?_t=1'
    const { save, see, seen } = await openVideos({
      'vm.tiktok.com': redirectTo(long),
      'www.tiktok.com': oEmbed({ title: 'A stitch' }),
    })

    const reply = await save('clip-one', { url: 'https://vm.tiktok.com/ZMabc123/' })

    expect(reply.status).toBe(200)
    expect(seen[0]).toBe('GET vm.tiktok.com/ZMabc123/')
    expect(await see()).toMatchObject([
      { form: 'tall', title: 'A stitch', url: 'https://www.tiktok.com/@ada.weaves/video/7301234567890123456' },
    ])
  })

  test.each([
    ['into this network', redirectTo('http://10.0.0.5/')],
    ['to somewhere else', redirectTo('http://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ')],
    ['nowhere', status(404)],
    ['round in circles', redirectTo('/again')],
  ])('that leads %s is refused, with what to do', async (_, site) => {
    const { save, read } = await openVideos({ 'vm.tiktok.com': site, 'www.youtube.com.evil.example': status(200) })

    const reply = await save('clip-one', { url: 'https://vm.tiktok.com/ZMabc123/' })

    expect(reply.status).toBe(400)
    expect((await problemOf(reply)).codes).toEqual({ url: { code: 'video-short-link' } })
    expect(await read()).toEqual([])
  })
})
