import { Profile } from '@nokshi/contract/linkhub.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPicture, editProfile, makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'

function pathOf(address: string) {
  return new URL(address).pathname
}

async function readCard({ visitor }: Awaited<ReturnType<typeof testApp>>, { shareImage }: Profile) {
  const reply = await visitor.get(pathOf(shareImage))
  return { address: shareImage, bytes: Buffer.from(await reply.arrayBuffer()).toString('base64') }
}

describe('the card of a page', () => {
  test('is a JPEG for chats, at an address that keeps it for ever', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app, {
      profileImage: await aPicture(),
      bannerImage: await aPicture({ width: 1280, height: 480 }),
    })

    const reply = await app.visitor.get(pathOf(profile.shareImage))
    const card = new Uint8Array(await reply.arrayBuffer())

    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/jpeg')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(card.byteLength).toBeLessThan(300 * 1024)
    const known = { 'if-none-match': reply.headers.get('etag') ?? '' }
    expect((await app.visitor.get(pathOf(profile.shareImage), known)).status).toBe(304)
  })

  test('is drawn without a picture whose file is damaged', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app, {
      profileImage: await aPicture(),
      bannerImage: await aPicture({ width: 1280, height: 480 }),
    })
    app.deps.files.find = async () => new Uint8Array(20)

    const reply = await app.visitor.get(pathOf(profile.shareImage))

    expect(reply.status).toBe(200)
    expect(await sharp(await reply.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('has a new address after an edit, and the old one leads there', async () => {
    const app = await testApp()
    const { client, profile: before } = await makeProfile(app)
    const first = await app.visitor.get(pathOf(before.shareImage))
    await editProfile(client, { version: 1, name: 'Ada R.', username: 'ada-r' })
    const after = await app.visitor.read('/api/linkhub/ada-r', Profile)

    const old = await app.visitor.get(pathOf(before.shareImage))
    const guessed = await app.visitor.get('/cards/ada-r-99.jpg')
    const current = await app.visitor.get(pathOf(after.shareImage))

    expect(after.shareImage).not.toBe(before.shareImage)
    for (const reply of [old, guessed]) {
      expect(reply.status).toBe(302)
      expect(reply.headers.get('location')).toBe(pathOf(after.shareImage))
      expect(reply.headers.get('cache-control')).toBe('public, no-cache')
    }
    expect(current.status).toBe(200)
    expect(Buffer.from(await current.arrayBuffer())).not.toEqual(Buffer.from(await first.arrayBuffer()))
  })

  test('shows the contact methods of its owner, and changes with them', async () => {
    const app = await testApp()
    const { client, profile } = await makeProfile(app)
    const cards = [await readCard(app, profile)]
    const changes: object[] = [
      { contactMethods: { phone: '+8801712345678' } },
      { contactMethods: { phone: '+8801712345678', email: 'ada@example.com' } },
      { contactMethods: { phone: '+8801712345678', email: 'ada@example.com', connect: 'email' } },
      { language: 'ar' },
    ]
    for (const [index, change] of changes.entries()) {
      await editProfile(client, { version: index + 1, ...change })
      cards.push(await readCard(app, await app.visitor.read('/api/linkhub/ada-rahman', Profile)))
    }

    expect(new Set(cards.map(({ address }) => address)).size).toBe(cards.length)
    expect(new Set(cards.map(({ bytes }) => bytes)).size).toBe(cards.length)
  })

  test('of a suspended page is gone', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app)
    await app.deps.db.updateTable('profile').set({ suspendedAt: 1 }).execute()

    expect((await app.visitor.get(pathOf(profile.shareImage))).status).toBe(410)
  })
})
