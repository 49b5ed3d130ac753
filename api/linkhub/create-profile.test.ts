import { Profile } from '@nokshi/contract/linkhub.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { describe, expect, test } from 'vitest'
import { aProfileForm, editProfile, makeProfile, makeUser, postProfile } from '../testing/make.ts'
import { isSomebodyWaiting } from '../testing/row-locks.ts'
import { testApp } from '../testing/test-app.ts'

async function sentenceOf(reply: Response) {
  return Problem.parse(await reply.json()).error
}

function count(replies: Response[], status: number) {
  return replies.filter((reply) => reply.status === status).length
}

describe('creating a profile', () => {
  test.each([
    ['bn', 'নকশি কাঁথা', 'আমি কাঁথা সেলাই করি। IG: nokshi'],
    ['ar', 'ليلى', 'أنسج وأكتب عن النسيج.'],
    ['en', 'রহমান', 'I weave, and I write about it.'],
    ['en', '🧵🧵🧵', '123'],
  ])('gives it the language in which it is written: %s for %s', async (language, name, bio) => {
    const app = await testApp()
    const { client } = await makeUser(app)

    const profile = Profile.parse(await (await postProfile(client, { name, bio })).json())
    const edited = await editProfile(client, { version: 1, language: 'ar' })

    expect(profile.language).toBe(language)
    expect(OwnProfile.parse(await edited.json()).language).toBe('ar')
  })

  test('answers it, and from then on anybody can read it', async () => {
    const app = await testApp()
    const { client } = await makeUser(app)

    const reply = await postProfile(client, {
      name: ' Ada  Rahman ',
      bio: 'I weave.\r\nAnd write.',
      socials: JSON.stringify({ github: '@ada', whatsapp: '০১৭১২-৩৪৫৬৭৮', facebook: '' }),
      customLinks: JSON.stringify([
        { title: 'Shop', url: 'shop.example.com' },
        { title: 'Half a link', url: '' },
        { title: 'ব্লগ', url: 'https://blog.example.com/পথ' },
      ]),
    })

    expect(reply.status).toBe(201)
    const profile = Profile.strict().parse(await reply.json())
    expect(profile).toEqual({
      id: expect.any(String),
      name: 'Ada  Rahman',
      username: 'ada-rahman',
      bio: 'I weave.\nAnd write.',
      gradient: 'ocean',
      selectedColor: '#007bff',
      profileImage: null,
      bannerImage: null,
      socials: { github: 'ada', whatsapp: '8801712345678' },
      customLinks: [
        { title: 'Shop', url: 'https://shop.example.com/' },
        { title: 'ব্লগ', url: 'https://blog.example.com/%E0%A6%AA%E0%A6%A5' },
      ],
      linkIds: [expect.any(String), expect.any(String)],
      language: 'en',
      shareImage: expect.stringMatching(/^http:\/\/localhost:3000\/cards\/ada-rahman\.[a-z0-9]{10}-1\.jpg$/),
      isListed: false,
    })
    expect(await app.visitor.read('/api/linkhub/ada-rahman', Profile.strict())).toEqual(profile)
    expect(await client.read('/api/linkhubAuth/me', OwnProfile.strict())).toEqual({
      ...profile,
      version: 1,
      timeZone: 'Asia/Dhaka',
      countsOwnVisits: false,
      formerUsernames: [],
      isSuspended: false,
      profiles: [],
      contactMethods: {},
      look: {},
      linkDetails: {},
    })
  })

  test.each([
    ['Asia/Dubai', 'Asia/Dubai'],
    ['Asia/Atlantis', 'Asia/Dhaka'],
  ])('counts its days in the time zone that the browser tells beside the form: %s', async (told, kept) => {
    const { client } = await makeUser(await testApp())

    const reply = await client.postForm('/api/linkhub', aProfileForm(), { 'x-time-zone': told })

    expect(reply.status).toBe(201)
    expect(await client.read('/api/linkhubAuth/me', OwnProfile)).toMatchObject({ timeZone: kept })
  })

  test('is for those who are logged in, and is refused before the form is read', async () => {
    const { visitor } = await testApp()

    const reply = await visitor.send('POST', '/api/linkhub', { 'content-type': 'text/plain' }, 'noise')

    expect(reply.status).toBe(401)
    expect((await visitor.postForm('/api/linkhub', aProfileForm())).status).toBe(401)
  })
})

describe('a username', () => {
  test('belongs to whoever was first', async () => {
    const app = await testApp()
    await makeProfile(app, { username: 'weaver' })
    const { client } = await makeUser(app)

    const reply = await postProfile(client, { username: 'weaver' })

    expect(reply.status).toBe(409)
    expect(await sentenceOf(reply)).toBe('This username is already taken.')
    expect((await client.get('/api/linkhubAuth/me')).status).toBe(404)
  })

  test('claimed by fifty people at once, at two processes, goes to exactly one', async () => {
    const app = await testApp()
    const doors = [app.app, await app.startSecondProcess()]
    const people = await Promise.all(Array.from({ length: 50 }, () => makeUser(app)))

    const replies = await Promise.all(
      people.map(({ client }, index) => postProfile(client.at(doors[index % 2] ?? app.app), { username: 'weaver' })),
    )

    expect([count(replies, 201), count(replies, 409)]).toEqual([1, 49])
    expect(await app.deps.db.selectFrom('profile').selectAll().execute()).toHaveLength(1)
    expect(await app.deps.db.selectFrom('username').selectAll().execute()).toHaveLength(1)
  })

  test('is not handed on when its account is gone', async () => {
    const app = await testApp()
    const { client, password } = await makeProfile(app, { username: 'weaver' })
    expect((await client.post('/api/auth/delete-account', { password })).status).toBe(200)
    expect((await app.visitor.get('/api/linkhub/weaver')).status).toBe(404)
    const newcomer = await makeUser(app)

    const reply = await postProfile(newcomer.client, { username: 'weaver' })

    expect(reply.status).toBe(409)
    expect(await sentenceOf(reply)).toBe('This username is already taken.')
  })
})

describe('one user', () => {
  test('has one profile', async () => {
    const { client } = await makeProfile(await testApp())

    for (const username of ['ada-rahman', 'another']) {
      const reply = await postProfile(client, { username })
      expect(reply.status).toBe(409)
      expect(await sentenceOf(reply)).toBe('You already have a profile.')
    }
  })

  test('who creates fifty at once gets exactly one, and takes one name', async () => {
    const app = await testApp()
    const { client } = await makeUser(app)

    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => postProfile(client, { username: `weaver-${at}` })),
    )

    // Only a few forms of one account wait for their turn; the others are told to come again.
    const refused = count(replies, 409) + count(replies, 429)
    expect([count(replies, 201), refused]).toEqual([1, 49])
    expect(count(replies, 409)).toBeGreaterThan(0)
    expect(await app.deps.db.selectFrom('profile').selectAll().execute()).toHaveLength(1)
    expect(await app.deps.db.selectFrom('username').selectAll().execute()).toHaveLength(1)
    expect(await app.deps.db.selectFrom('customLink').selectAll().execute()).toHaveLength(1)
  })

  test('whose account is deleted while the form is on its way gets none', async () => {
    const app = await testApp()
    const { client, user } = await makeUser(app)
    const wholeForm = new Uint8Array(await new Response(aProfileForm()).arrayBuffer())
    const boundary = new TextDecoder().decode(wholeForm).slice(2).split('\r\n')[0]
    const sendAfterDeletion = {
      async pull(controller: ReadableStreamDefaultController) {
        await app.deps.db.deleteFrom('user').where('id', '=', user.id).execute()
        controller.enqueue(wholeForm)
        controller.close()
      },
    }
    // Nothing is sent before it is asked for, and that is after the session was looked up.
    const body = new ReadableStream(sendAfterDeletion, { highWaterMark: 0 })

    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` }
    // A body that streams needs `duplex`, of which the types of the browser know nothing.
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const reply = await app.app.request('/api/linkhub', init)

    expect(reply.status).toBe(401)
    expect(await app.deps.db.selectFrom('username').selectAll().execute()).toEqual([])
  })

  test('whose account is deleted at the very moment of the insert gets none, and is told to log in', async () => {
    const app = await testApp()
    const { client, user } = await makeUser(app)
    const deletion = await app.deps.db.startTransaction().execute()
    await deletion.deleteFrom('user').where('id', '=', user.id).execute()

    const creating = postProfile(client)
    await expect.poll(() => isSomebodyWaiting(app.deps.db)).toBe(true)
    await deletion.commit().execute()

    expect((await creating).status).toBe(401)
    expect(await app.deps.db.selectFrom('username').selectAll().execute()).toEqual([])
  })
})
