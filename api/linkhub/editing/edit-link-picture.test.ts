import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { aPicture, editProfile, formOf, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { listFiles, listUploads, sizeOf } from '../../testing/pictures.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { sweepImages } from '../pictures/store-images.ts'

const ME = '/api/linkhubAuth/me'

function putPicture(client: Client, linkId: string, version: number, picture: Blob) {
  return client.send('PUT', `${ME}/links/${linkId}/picture`, {}, formOf({ version: String(version), picture }))
}

async function aPictured() {
  const app = await testApp()
  const { client, profile, ...owner } = await makeProfile(app)
  const [id = ''] = profile.linkIds
  const reply = await putPicture(client, id, 1, await aPicture())
  const own = OwnProfile.parse(await reply.json())
  return { app, client, id, own, ...owner }
}

test('a link has a small square picture, which a visitor sees and a download holds', async () => {
  const { app, client, id, own } = await aPictured()
  const seen = await app.visitor.read('/api/linkhub/ada-rahman', Profile)
  const download = await client.get(`${ME}/export`)

  const { picture = '' } = seen.linkDetails?.[id] ?? {}
  expect(own.version).toBe(2)
  expect(own.linkDetails[id]?.picture).toBe(picture)
  expect(seen.customLinks[0]).toEqual({ title: 'My shop', url: 'https://shop.example.com/' })
  expect(await sizeOf(app, picture)).toMatchObject({ width: 384, height: 384, format: 'webp' })
  expect(Object.keys(unzipSync(new Uint8Array(await download.arrayBuffer())))).toContain('images/link-1.webp')
})

test('it stays when the link is reworded and the unused are swept, and goes with it or by itself', async () => {
  const { app, client, id, own } = await aPictured()
  app.clock.advance(2 * 60 * 60 * 1000)
  await editProfile(client, {
    version: 2,
    customLinks: [{ id, title: 'Another title', url: 'https://shop.example.com/' }],
  })
  await sweepImages(app.deps)
  const kept = await readOwnProfile(client)
  const removed = await client.delete(`${ME}/links/${id}/picture?version=3`)
  const after = { files: listFiles(app), uploads: await listUploads(app) }
  await putPicture(client, id, 4, await aPicture())
  await editProfile(client, { version: 5, customLinks: [] })

  expect(kept.linkDetails[id]?.picture).toBe(own.linkDetails[id]?.picture)
  expect(OwnProfile.parse(await removed.json()).linkDetails).toEqual({})
  expect(after).toEqual({ files: [], uploads: [] })
  expect(listFiles(app)).toEqual([])
})

test('it is refused for a link that is gone or somebody else’s, and for an older version', async () => {
  const { app, client, id } = await aPictured()
  const other = await makeProfile(app, { username: 'somebody-else' })

  const foreign = await putPicture(other.client, id, 1, await aPicture())
  const unknown = await putPicture(client, 'no-such-link', 2, await aPicture())
  const late = await putPicture(client, id, 1, await aPicture({ width: 50, height: 60 }))
  const text = await putPicture(client, id, 2, new Blob(['no picture']))

  expect([foreign, unknown, late, text].map(({ status }) => status)).toEqual([400, 400, 409, 415])
  expect((await problemOf(unknown)).codes).toEqual({ picture: { code: 'link-removed' } })
  expect(await listUploads(app)).toHaveLength(1)
})
