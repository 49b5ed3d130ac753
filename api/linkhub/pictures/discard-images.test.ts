import { describe, expect, test } from 'vitest'
import { aPicture, makeProfile, makeUser, postProfile } from '../../testing/make.ts'
import { listFiles, listUploads, sizeOf } from '../../testing/pictures.ts'
import { startS3 } from '../../testing/servers/test-s3.ts'
import { testApp } from '../../testing/test-app.ts'

const HOUR = 60 * 60 * 1000

describe('a profile that could not be created', () => {
  test('leaves neither row nor file', async () => {
    const app = await testApp()
    await makeProfile(app, { username: 'weaver' })
    const { client } = await makeUser(app)

    const reply = await postProfile(client, { username: 'weaver', profileImage: await aPicture() })

    expect(reply.status).toBe(409)
    expect(listFiles(app)).toEqual([])
    expect(await listUploads(app)).toEqual([])
  })

  test('because the store is down is a server error, and can be tried again', async () => {
    const s3 = await startS3()
    const app = await testApp({ env: s3.env })
    const { client } = await makeUser(app)
    s3.state.isDown = true

    const failed = await postProfile(client, { profileImage: await aPicture() })
    expect(failed.status).toBe(500)
    expect((await client.get('/api/linkhubAuth/me')).status).toBe(404)

    s3.state.isDown = false
    expect((await postProfile(client, { profileImage: await aPicture() })).status).toBe(201)
    app.clock.advance(HOUR + 1)
    await app.jobs.runDue()
    expect(s3.objects.size).toBe(3)
    expect(await listUploads(app)).toHaveLength(1)
  })
})

describe('pictures that nobody shows', () => {
  test('are swept after an hour, and not before; those that are shown stay', async () => {
    const app = await testApp()
    const { user, profile } = await makeProfile(app, { profileImage: await aPicture() })
    // What a kill between the files and the profile leaves behind.
    const key = 'e'.repeat(32)
    await app.deps.db.insertInto('upload').values({ key, ownerId: user.id, createdAt: app.deps.now() }).execute()
    await app.deps.files.put(`${key}-96.webp`, new Uint8Array([1]))

    app.clock.advance(HOUR)
    await app.jobs.runDue()
    expect(listFiles(app)).toHaveLength(4)

    app.clock.advance(1)
    await app.jobs.runDue()
    expect(listFiles(app)).toHaveLength(3)
    expect(await listUploads(app)).toHaveLength(1)
    expect(await sizeOf(app, profile.profileImage)).toMatchObject({ width: 384 })
  })

  test('go at once when their account is deleted', async () => {
    const app = await testApp()
    const { client, password } = await makeProfile(app, {
      profileImage: await aPicture(),
      bannerImage: await aPicture(),
    })
    await makeProfile(app, { username: 'somebody-else', profileImage: await aPicture() })
    expect(listFiles(app)).toHaveLength(8)

    expect((await client.post('/api/auth/delete-account', { password })).status).toBe(200)
    await app.jobs.runDue()

    expect(listFiles(app)).toHaveLength(3)
    expect(await listUploads(app)).toHaveLength(1)
  })
})
