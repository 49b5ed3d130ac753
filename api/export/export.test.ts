import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { aPicture, editProfile, formOf, makeProfile, makeUser } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { aBeacon, track } from '../testing/visits.ts'

const PATH = '/api/linkhubAuth/me/export'

async function download(client: Client) {
  const reply = await client.get(PATH)
  if (reply.status !== 200) throw new Error(`The download answered ${reply.status}.`)
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const everything = Object.keys(files).map(text).join('\n')
  return { reply, files, text, everything, json: (name: string) => JSON.parse(text(name)) as unknown }
}

describe('the download of everything', () => {
  test('holds the account, the page, its pictures and its numbers', async () => {
    const app = await testApp()
    const { client, user, profile } = await makeProfile(app, {
      name: 'রোকেয়া <b>',
      profileImage: await aPicture(),
      bannerImage: await aPicture({ width: 1280, height: 480 }),
      customLinks: JSON.stringify([{ title: '=HYPERLINK("x")', url: 'https://shop.example.com/' }]),
    })
    await editProfile(client, { version: 1, username: 'rokeya' })
    const background = formOf({ version: '2', picture: await aPicture() })
    await client.send('PUT', '/api/linkhubAuth/me/pictures/background', {}, background)
    const beacon = aBeacon({ username: 'rokeya' })
    await track(app.visitor, { ...beacon, source: 'wa' })
    await track(app.visitor, aBeacon({ username: 'rokeya' }), { 'user-agent': 'Googlebot/2.1' })
    const [linkId = ''] = profile.linkIds
    await app.visitor.post('/api/traffic/click', { ...beacon, link: linkId })

    const { reply, files, text, json } = await download(client)

    expect(reply.headers.get('content-type')).toBe('application/zip')
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="linkhub-2026-11-15.zip"')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(json('account.json')).toMatchObject({ id: user.id, email: user.email, sessions: [{}] })
    expect(json('profile.json')).toMatchObject({
      name: 'রোকেয়া <b>',
      username: 'rokeya',
      formerUsernames: ['ada-rahman'],
      timeZone: 'Asia/Dhaka',
      createdAt: '2026-11-15T06:00:00.000Z',
    })
    expect(text('links.csv')).toContain(`${linkId},"'=HYPERLINK(""x"")",https://shop.example.com/`)
    expect(text('visits.csv')).toContain('2026-11-15,1,1\r\n')
    expect(text('clicks.csv')).toContain(`2026-11-15,${linkId},"'=HYPERLINK(""x"")",1\r\n`)
    expect(text('filtered.csv')).toContain('2026-11-15,crawler,1\r\n')
    expect(text('facets.csv')).toContain('2026-11-15,source,wa,1\r\n')
    for (const picture of ['images/portrait.webp', 'images/banner.webp', 'images/background.webp'])
      expect(strFromU8((files[picture] ?? new Uint8Array()).slice(8, 12))).toBe('WEBP')
  })

  test('holds the account alone while there is no page', async () => {
    const app = await testApp()
    const { client, user } = await makeUser(app)

    const { files, json } = await download(client)

    expect(Object.keys(files).sort()).toEqual(['account.json'])
    expect(json('account.json')).toMatchObject({ email: user.email, isVerified: false, language: 'en' })
  })

  test('holds nothing of anybody else, and no secret of one’s own', async () => {
    const app = await testApp()
    const other = await makeProfile(app, {
      username: 'secret-other',
      name: 'Somebody Else',
      bio: 'Private words',
      customLinks: JSON.stringify([{ title: 'Their shop', url: 'https://theirs.example.com/' }]),
    })
    await track(app.visitor, { ...aBeacon({ username: 'secret-other' }), source: 'theirs' })
    const { client, user } = await makeProfile(app)
    await track(app.visitor, aBeacon())

    const { everything } = await download(client)
    const users = await app.deps.db.selectFrom('user').selectAll().execute()
    const sessions = await app.deps.db.selectFrom('session').selectAll().execute()
    const secrets = [
      ...users.map((row) => row.passwordHash ?? ''),
      ...sessions.map((row) => row.tokenHash),
      client.cookies.get('sid') ?? '',
    ]

    expect(everything).toContain(user.email)
    for (const foreign of [
      other.user.email,
      other.user.id,
      other.profile.id,
      'secret-other',
      'Somebody Else',
      'theirs',
    ])
      expect(everything).not.toContain(foreign)
    expect(secrets.filter((secret) => secret === '' || everything.includes(secret))).toEqual([])
  })
})
