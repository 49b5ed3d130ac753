import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { aPicture, editProfile, formOf, makeProfile, makeUser, readOwnProfile } from '../../testing/make.ts'
import { listFiles, listUploads } from '../../testing/pictures.ts'
import { testApp } from '../../testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

function putPicture(client: Client, kind: string, version: number | string, picture?: Blob) {
  const form = formOf({ version: String(version), picture })
  return client.send('PUT', `/api/linkhubAuth/me/pictures/${kind}`, {}, form)
}

function deletePicture(client: Client, kind: string, version: number | string) {
  return client.delete(`/api/linkhubAuth/me/pictures/${kind}?version=${version}`)
}

/** The keys of every file in the store, and of every upload the database knows. */
async function listKeys(app: TestApp) {
  const uploads = await listUploads(app)
  return {
    files: [...new Set(listFiles(app).map((name) => name.slice(0, 32)))].sort(),
    uploads: uploads.map((upload) => upload.key).sort(),
  }
}

function keyOf(address: string | null | undefined) {
  return /([0-9a-f]{32})-\d+\.webp$/.exec(address ?? '')?.[1] ?? ''
}

test('a picture for one page never reaches another, though both are at the same version', async () => {
  const app = await testApp()
  const ada = await makeProfile(app)
  const bilal = await makeProfile(app, { username: 'bilal' })
  const form = formOf({ profileId: ada.profile.id, version: '1', picture: await aPicture() })

  const put = await bilal.client.send('PUT', '/api/linkhubAuth/me/pictures/profile', {}, form)
  const removed = await bilal.client.delete(
    `/api/linkhubAuth/me/pictures/profile?version=1&profileId=${ada.profile.id}`,
  )

  expect([put.status, removed.status]).toEqual([403, 403])
  expect(await readOwnProfile(bilal.client)).toMatchObject({ profileImage: null, version: 1 })
  expect(await listKeys(app)).toEqual({ files: [], uploads: [] })
})

test.each(['profile', 'banner', 'background'] as const)(
  'the %s picture can be set, replaced and removed, and leaves nothing behind',
  async (kind) => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    const field = `${kind}Image` as const
    const heard: string[][] = []
    app.deps.pageSignal.on('changed', (usernames) => heard.push(usernames))

    const set = OwnProfile.parse(await (await putPicture(client, kind, 1, await aPicture())).json())
    const replaced = OwnProfile.parse(
      await (await putPicture(client, kind, 2, await aPicture({ width: 200, height: 200 }))).json(),
    )
    const shown = keyOf(replaced[field])

    expect(set[field]).not.toBe(replaced[field])
    expect(replaced.version).toBe(3)
    expect(await listKeys(app)).toEqual({ files: [shown], uploads: [shown] })
    expect((await app.visitor.get(new URL(replaced[field] ?? '').pathname)).status).toBe(200)
    expect((await app.visitor.read('/api/linkhub/ada-rahman', Profile))[field]).toBe(replaced[field])

    const removed = OwnProfile.parse(await (await deletePicture(client, kind, 3)).json())

    expect([removed[field] ?? null, removed.version]).toEqual([null, 4])
    expect(await listKeys(app)).toEqual({ files: [], uploads: [] })
    expect(heard).toEqual([['ada-rahman'], ['ada-rahman'], ['ada-rahman']])
  },
)

test('a picture made from an older version is refused, and leaves nothing behind', async () => {
  const app = await testApp()
  const { client, profile } = await makeProfile(app, { profileImage: await aPicture() })
  await editProfile(client, { version: 1, name: 'Ada' })

  const replies = [
    await putPicture(client, 'profile', 1, await aPicture({ width: 200, height: 200 })),
    await deletePicture(client, 'profile', 1),
  ]

  expect(replies.map((reply) => reply.status)).toEqual([409, 409])
  expect((await readOwnProfile(client)).profileImage).toBe(profile.profileImage)
  expect((await listKeys(app)).files).toEqual([keyOf(profile.profileImage)])
})

test('a picture whose answer was lost can be sent again', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const picture = await aPicture()

  const first = OwnProfile.parse(await (await putPicture(client, 'profile', 1, picture)).json())
  const again = OwnProfile.parse(await (await putPicture(client, 'profile', 1, picture)).json())
  await deletePicture(client, 'profile', 2)
  const removedAgain = await deletePicture(client, 'profile', 2)

  expect(again).toEqual(first)
  expect(removedAgain.status).toBe(200)
  expect(await listKeys(app)).toEqual({ files: [], uploads: [] })
})

test('ten pictures at the same moment: one is shown, and only its files are there', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const pictures = await Promise.all(
    Array.from({ length: 10 }, (_, at) => aPicture({ width: 100 + at, height: 100 + at })),
  )

  const replies = await Promise.all(pictures.map((picture) => putPicture(client, 'profile', 1, picture)))

  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.status === 409)).toHaveLength(9)
  const shown = keyOf((await readOwnProfile(client)).profileImage)
  expect(await listKeys(app)).toEqual({ files: [shown], uploads: [shown] })
})

test('a replaced picture that could not be deleted is swept later, and is nobody’s fault', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app, { profileImage: await aPicture() })
  const { files } = app.deps
  const deleteFile = files.delete
  files.delete = () => Promise.reject(new Error('The store is down.'))

  const reply = await putPicture(client, 'profile', 1, await aPicture({ width: 200, height: 200 }))
  files.delete = deleteFile

  expect(reply.status).toBe(200)
  const shown = keyOf(OwnProfile.parse(await reply.json()).profileImage)
  expect((await listKeys(app)).files).toHaveLength(2)
  app.clock.advance(61 * 60 * 1000)
  await app.jobs.runDue()
  expect(await listKeys(app)).toEqual({ files: [shown], uploads: [shown] })
})

test('pictures are refused like those of a new profile', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const picture = await aPicture()
  const huge = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])
  const newcomer = await makeUser(app)

  const statuses = [
    await putPicture(client, 'profile', 1, new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])),
    await putPicture(client, 'profile', 1, huge),
    await putPicture(client, 'profile', 1),
    await putPicture(client, 'portrait', 1, picture),
    await putPicture(newcomer.client, 'profile', 1, picture),
    await putPicture(app.visitor, 'profile', 1, picture),
    await deletePicture(app.visitor, 'profile', 1),
  ].map((reply) => reply.status)

  expect(statuses).toEqual([415, 413, 400, 404, 404, 401, 401])
  expect(await listKeys(app)).toEqual({ files: [], uploads: [] })
  expect((await readOwnProfile(client)).version).toBe(1)
})
