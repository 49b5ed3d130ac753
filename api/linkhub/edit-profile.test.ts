import { Profile } from '@nokshi/contract/linkhub.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { describe, expect, test } from 'vitest'
import { editProfile, makeProfile, makeUser, readOwnProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

async function problemOf(reply: Response) {
  return { status: reply.status, ...Problem.parse(await reply.json()) }
}

const everything = {
  name: 'আদা রহমান',
  bio: 'I weave.\nIn Dhaka.',
  gradient: 'dusk',
  selectedColor: '#e83e8c',
  socials: { instagram: '@ada', whatsapp: '+880 1712-345678' },
  language: 'bn',
  timeZone: 'Asia/Riyadh',
  countsOwnVisits: false,
}

describe('an edit', () => {
  test('changes everything it says, for everybody at once', async () => {
    const app = await testApp()
    const { client, profile } = await makeProfile(app)
    const heard: string[][] = []
    app.deps.pageSignal.on('changed', (usernames) => heard.push(usernames))

    const reply = await editProfile(client, { version: 1, ...everything })

    const edited = OwnProfile.strict().parse(await reply.json())
    const socials = { instagram: 'ada', whatsapp: '8801712345678' }
    expect(edited).toMatchObject({ ...everything, socials, version: 2, id: profile.id })
    expect(await readOwnProfile(client)).toEqual(edited)
    const { name, bio, language } = everything
    expect(await app.visitor.read('/api/linkhub/ada-rahman', Profile)).toMatchObject({
      name,
      bio,
      language,
      customLinks: profile.customLinks,
      shareImage: 'http://localhost:3000/cards/ada-rahman-2.jpg',
    })
    expect(heard).toEqual([['ada-rahman']])
  })

  test('of one page never reaches another, though both are at the same version', async () => {
    const app = await testApp()
    const ada = await makeProfile(app)
    const bilal = await makeProfile(app, { username: 'bilal', name: 'Bilal' })

    // Ada logged out, Bilal logged in, and a tab that had waited for the network sends what she wrote.
    const reply = await editProfile(bilal.client, { profileId: ada.profile.id, version: 1, name: 'Ada R' })

    expect(reply.status).toBe(403)
    expect((await readOwnProfile(bilal.client)).name).toBe('Bilal')
    expect(
      (await editProfile(ada.client, { profileId: ada.profile.id, version: 1, name: 'Ada R' })).status,
    ).toBe(200)
  })

  test('leaves what it does not mention', async () => {
    const { client } = await makeProfile(await testApp())
    const before = await readOwnProfile(client)

    const reply = await editProfile(client, { version: 1, bio: 'New.' })

    const after = { ...before, bio: 'New.', version: 2, shareImage: expect.any(String) }
    expect(OwnProfile.parse(await reply.json())).toEqual(after)
  })

  test('reads a local number where the owner is now', async () => {
    const { client } = await makeProfile(await testApp())

    await editProfile(client, { version: 1, timeZone: 'Asia/Dubai', socials: { whatsapp: '050 123 4567' } })
    expect((await readOwnProfile(client)).socials).toEqual({ whatsapp: '971501234567' })
    await editProfile(client, { version: 2, socials: { whatsapp: '٠٥٠ ٧٦٥ ٤٣٢١' } })
    expect((await readOwnProfile(client)).socials).toEqual({ whatsapp: '971507654321' })
  })

  test('is for the owner alone: nobody else’s page is ever touched', async () => {
    const app = await testApp()
    const { profile, user } = await makeProfile(app, { username: 'somebody' })
    const other = await makeProfile(app, { username: 'somebody-else' })
    const newcomer = await makeUser(app)
    const edit = { version: 1, name: 'Mine', id: profile.id, ownerId: user.id }

    const statuses = [
      (await editProfile(other.client, edit)).status,
      (await editProfile(newcomer.client, edit)).status,
      (await editProfile(app.visitor, edit)).status,
    ]

    expect(statuses).toEqual([200, 404, 401])
    expect(await app.visitor.read('/api/linkhub/somebody', Profile)).toEqual(profile)
    expect((await readOwnProfile(other.client)).id).toBe(other.profile.id)
  })

  test('shows nothing of the owner to others', async () => {
    const app = await testApp()
    const { client, user } = await makeProfile(app)
    await editProfile(client, { version: 1, ...everything })

    const text = await (await app.visitor.get('/api/linkhub/ada-rahman')).text()

    Profile.strict().parse(JSON.parse(text))
    for (const secret of [user.id, user.email, '@example.com', 'Asia/Riyadh', 'timeZone', 'countsOwnVisits'])
      expect(text).not.toContain(secret)
  })
})

describe('two windows', () => {
  test('are told of each other: the later edit is refused, and changes nothing', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    await editProfile(client, { version: 1, name: 'First' })
    const before = await readOwnProfile(client)
    const heard: string[][] = []
    app.deps.pageSignal.on('changed', (usernames) => heard.push(usernames))

    for (const version of [1, 3, 2 ** 31 - 1]) {
      const late = { version, name: 'Second', username: 'second-name', customLinks: [] }
      expect(await problemOf(await editProfile(client, late))).toMatchObject({
        status: 409,
        error: expect.stringContaining('This page was changed in another window'),
      })
    }

    expect(await readOwnProfile(client)).toEqual(before)
    expect((await app.visitor.get('/api/linkhub/second-name')).status).toBe(404)
    expect(heard).toEqual([])
  })

  test('that save at the same moment, at two processes: one is kept, whole', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    const doors = [app.app, await app.startSecondProcess()]

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const customLinks = [{ title: `Link ${at}`, url: `https://${at}.example.com/` }]
        return editProfile(client.at(doors[at % 2] ?? app.app), {
          version: 1,
          name: `Ada ${at}`,
          customLinks,
        })
      }),
    )

    const accepted = replies.flatMap((reply, at) => (reply.status === 200 ? [at] : []))
    expect(accepted).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(19)
    expect(await readOwnProfile(client)).toMatchObject({
      version: 2,
      name: `Ada ${accepted[0]}`,
      customLinks: [{ title: `Link ${accepted[0]}` }],
    })
  })

  test('an edit whose answer was lost can be sent again, and again', async () => {
    const { client } = await makeProfile(await testApp())
    const edit = {
      version: 1,
      ...everything,
      username: 'ada-of-dhaka',
      customLinks: [{ title: 'Shop', url: 'shop.example.com' }],
    }

    const first = OwnProfile.parse(await (await editProfile(client, edit)).json())
    const again = await editProfile(client, edit)

    expect(again.status).toBe(200)
    expect(OwnProfile.parse(await again.json())).toEqual(first)
    expect(first.version).toBe(2)
  })

  test('the same edit sent ten times at once is made once, and refused to nobody', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    const doors = [app.app, await app.startSecondProcess()]
    const edit = { version: 1, username: 'ada-of-dhaka', customLinks: [{ title: 'New', url: 'example.com' }] }

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => editProfile(client.at(doors[at % 2] ?? app.app), edit)),
    )

    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200))
    expect(await readOwnProfile(client)).toMatchObject({ version: 2, customLinks: [{ title: 'New' }] })
  })

  test('an edit that changes nothing is no change', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    const { name, bio, username, socials, customLinks, version } = await readOwnProfile(client)

    const replies = [
      await editProfile(client, { version }),
      await editProfile(client, { version, name, bio, username, socials, customLinks }),
      await editProfile(client, { version: 99, selectedColor: '#007BFF' }),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
    expect((await readOwnProfile(client)).version).toBe(1)
  })
})

describe('custom links', () => {
  const shop = { title: 'Shop', url: 'https://shop.example.com/' }
  const blog = { title: 'Blog', url: 'https://blog.example.com/' }

  async function linksOf(reply: Response) {
    const { linkIds, customLinks } = OwnProfile.parse(await reply.json())
    return customLinks.map((link, at) => ({ id: linkIds[at], ...link }))
  }

  test('keep their ids when they are moved and reworded; new ones get theirs', async () => {
    const { client, profile } = await makeProfile(await testApp(), {
      customLinks: JSON.stringify([shop, blog]),
    })
    const [shopId, blogId] = profile.linkIds

    const reply = await editProfile(client, {
      version: 1,
      customLinks: [
        { ...blog, id: blogId },
        { title: 'New', url: 'example.com' },
        { ...shop, id: shopId, title: 'The shop' },
        { title: 'Chosen', url: 'example.com', id: 'chosen-by-the-editor' },
      ],
    })

    expect(await linksOf(reply)).toEqual([
      { ...blog, id: blogId },
      { title: 'New', url: 'https://example.com/', id: expect.stringMatching(/^[\w-]{8,64}$/) },
      { ...shop, id: shopId, title: 'The shop' },
      { title: 'Chosen', url: 'https://example.com/', id: 'chosen-by-the-editor' },
    ])
  })

  test('that were removed come back under their ids', async () => {
    const { client, profile } = await makeProfile(await testApp(), { customLinks: JSON.stringify([shop]) })
    const [id] = profile.linkIds
    await editProfile(client, { version: 1, customLinks: [] })

    const reply = await editProfile(client, { version: 2, customLinks: [{ ...shop, id }] })

    expect(await linksOf(reply)).toEqual([{ ...shop, id }])
  })

  test('cannot take the id of somebody else’s, and nothing of that edit is kept', async () => {
    const app = await testApp()
    const other = await makeProfile(app, { username: 'somebody' })
    const { client } = await makeProfile(app)
    const before = await readOwnProfile(client)

    const reply = await editProfile(client, {
      version: 1,
      name: 'Thief',
      customLinks: [shop, { ...blog, id: other.profile.linkIds[0] }],
    })

    const problem = await problemOf(reply)
    expect([problem.status, Object.keys(problem.fields ?? {})]).toEqual([400, ['customLinks.1.id']])
    expect(JSON.stringify(problem)).not.toContain('somebody')
    expect(await readOwnProfile(client)).toEqual(before)
    expect(await app.visitor.read('/api/linkhub/somebody', Profile)).toEqual(other.profile)
  })

  test('cannot take an id that was somebody else’s, after a removal or after an account is gone', async () => {
    const app = await testApp()
    const [removed, deleted] = [
      await makeProfile(app, { username: 'removed-it' }),
      await makeProfile(app, { username: 'left-us' }),
    ]
    await editProfile(removed.client, { version: 1, customLinks: [] })
    await deleted.client.post('/api/auth/delete-account', { password: deleted.password })
    const { client } = await makeProfile(app)

    for (const id of [removed.profile.linkIds[0], deleted.profile.linkIds[0]]) {
      expect((await editProfile(client, { version: 1, customLinks: [{ ...shop, id }] })).status).toBe(400)
      expect((await app.visitor.get(`/go/${id}`)).status).toBe(404)
    }
  })

  test('can be added three hundred times a day, and moved, reworded and brought back any number of times', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    await editProfile(client, { version: 1, customLinks: [{ ...shop, id: 'the-first-link' }] })
    await app.deps.db.updateTable('rate').set({ hits: 300 }).where('key', 'like', 'new-links:%').execute()

    const added = await editProfile(client, { version: 2, customLinks: [{ ...shop, id: 'one-too-many' }] })
    const others = [
      await editProfile(client, { version: 2, customLinks: [] }),
      await editProfile(client, { version: 3, customLinks: [{ ...blog, id: 'the-first-link' }] }),
    ]

    expect([added.status, added.headers.has('retry-after')]).toEqual([429, true])
    expect(others.map((reply) => reply.status)).toEqual([200, 200])
  })

  test('of two pages that choose one id at the same moment: one gets it', async () => {
    const app = await testApp()
    const owners = [
      await makeProfile(app, { username: 'first-page' }),
      await makeProfile(app, { username: 'second-page' }),
    ]

    const ids = ['chosen-id-1', 'chosen-id-2']
    const replies = await Promise.all(
      owners.map(({ client }, at) => {
        const links = ids.map((id) => ({ ...shop, id }))
        return editProfile(client, { version: 1, customLinks: at === 0 ? links : links.reverse() })
      }),
    )

    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400])
  })
})

describe('an edit is refused', () => {
  test.each([
    ['without a version', { version: undefined }, 'version'],
    ['with a version that is no number', { version: '1' }, 'version'],
    ['with a version no database counts to', { version: 2 ** 31 }, 'version'],
    ['with half a version', { version: 1.5 }, 'version'],
    ['with a name of ten thousand characters', { name: 'x'.repeat(10_000) }, 'name'],
    ['with a name that shows nothing', { name: '\u202e\u200b\u0000' }, 'name'],
    ['with no bio', { bio: null }, 'bio'],
    ['with a bio of 501 characters', { bio: '😀'.repeat(501) }, 'bio'],
    [
      'with a link to a script',
      { customLinks: [{ title: 'x', url: 'JaVaScRiPt:alert(1)' }] },
      'customLinks.0.url',
    ],
    [
      'with a link without a title',
      { customLinks: [{ title: ' ', url: 'example.com' }] },
      'customLinks.0.title',
    ],
    ['with six links', { customLinks: Array(6).fill({ title: 'x', url: 'a.com' }) }, 'customLinks'],
    [
      'with one id twice',
      { customLinks: Array(2).fill({ title: 'x', url: 'a.com', id: 'twice-the-same' }) },
      'customLinks',
    ],
    [
      'with an id that is none',
      { customLinks: [{ title: 'x', url: 'a.com', id: '../../etc/passwd\u0000' }] },
      'customLinks.0.id',
    ],
    [
      'with an id under which a social link is counted',
      { customLinks: [{ title: 'x', url: 'a.com', id: 'facebook' }] },
      'customLinks.0.id',
    ],
    [
      'with a social address of another site',
      { socials: { facebook: 'https://evil.com/x' } },
      'socials.facebook',
    ],
    ['with a language no page speaks', { language: 'xx' }, 'language'],
    ['with a time zone nobody lives in', { timeZone: 'Asia/Atlantis' }, 'timeZone'],
    ['with a colour nobody mixed', { selectedColor: 'red;}body{display:none' }, 'selectedColor'],
    ['with a switch that is neither on nor off', { countsOwnVisits: 'maybe' }, 'countsOwnVisits'],
  ])('%s', async (_what, fields, field) => {
    const { client } = await makeProfile(await testApp())

    const problem = await problemOf(await editProfile(client, { version: 1, ...fields }))

    expect([problem.status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]])
    expect((await readOwnProfile(client)).version).toBe(1)
  })

  test.each([null, [], 'text', 7])('when it is %s and no object', async (body) => {
    const { client } = await makeProfile(await testApp())

    expect((await editProfile(client, body)).status).toBe(400)
  })
})

test('hostile words are kept as the words they are, and none of them turns the page around', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const hostile = `'; drop table profile; -- <script>alert(1)</script> gnp.exe`

  await editProfile(client, { version: 1, name: `\u0000\u202e${hostile}\ud800`, bio: `\u2066${hostile}` })

  const page = await app.visitor.read('/api/linkhub/ada-rahman', Profile)
  expect([page.name, page.bio]).toEqual([hostile, hostile])
})

test('an edit while the account is being deleted is nobody’s fault', async () => {
  const app = await testApp()
  const { client, password } = await makeProfile(app)

  const replies = await Promise.all([
    ...Array.from({ length: 5 }, (_, at) => editProfile(client, { version: 1, name: `Ada ${at}` })),
    client.post('/api/auth/delete-account', { password }),
    ...Array.from({ length: 5 }, (_, at) => editProfile(client, { version: 2, name: `Ida ${at}` })),
  ])

  for (const reply of replies) expect([200, 401, 404, 409]).toContain(reply.status)
  expect((await app.visitor.get('/api/linkhub/ada-rahman')).status).toBe(404)
})

test('deleting the account tells the pages kept in memory at once', async () => {
  const app = await testApp()
  const { client, password } = await makeProfile(app)
  await editProfile(client, { version: 1, username: 'ada-of-dhaka' })
  const heard: string[][] = []
  app.deps.pageSignal.on('changed', (usernames) => heard.push(usernames.sort()))

  await client.post('/api/auth/delete-account', { password })

  expect(heard).toEqual([['ada-of-dhaka', 'ada-rahman']])
})
