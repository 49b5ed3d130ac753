import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { describe, expect, test } from 'vitest'
import { editProfile, fullEdit, makeProfile, makeUser, readOwnProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'

describe('an edit', () => {
  test('changes everything it says, for everybody at once', async () => {
    const app = await testApp()
    const { client, profile } = await makeProfile(app)
    const heard: string[][] = []
    app.deps.pageSignal.on('changed', (usernames) => heard.push(usernames))

    const reply = await editProfile(client, { version: 1, ...fullEdit })

    const edited = OwnProfile.strict().parse(await reply.json())
    const socials = { instagram: 'ada', whatsapp: '8801712345678' }
    expect(edited).toMatchObject({ ...fullEdit, socials, version: 2, id: profile.id })
    expect(await readOwnProfile(client)).toEqual(edited)
    const { name, bio, language } = fullEdit
    expect(await app.visitor.read('/api/linkhub/ada-rahman', Profile)).toMatchObject({
      name,
      bio,
      language,
      customLinks: profile.customLinks,
      shareImage: expect.stringMatching(/^http:\/\/localhost:3000\/cards\/ada-rahman\.[a-z0-9]{10}-2\.jpg$/),
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
    expect((await editProfile(ada.client, { profileId: ada.profile.id, version: 1, name: 'Ada R' })).status).toBe(200)
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
    await editProfile(client, { version: 1, ...fullEdit })

    const text = await (await app.visitor.get('/api/linkhub/ada-rahman')).text()

    Profile.strict().parse(JSON.parse(text))
    for (const secret of [user.id, user.email, '@example.com', 'Asia/Riyadh', 'timeZone', 'countsOwnVisits'])
      expect(text).not.toContain(secret)
  })
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
