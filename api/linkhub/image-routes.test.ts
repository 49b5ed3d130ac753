import { describe, expect, test } from 'vitest'
import { aPicture, makeProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

describe('the address of a picture', () => {
  test('may be kept for ever, and nothing behind it can run', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app, { profileImage: await aPicture() })
    const path = new URL(profile.profileImage ?? '').pathname

    const reply = await app.visitor.get(path)

    const bytes = await reply.arrayBuffer()
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w.-]+"$/),
    })
    const head = await app.visitor.send('HEAD', path, {})
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.byteLength),
      '',
    ])
    const again = await app.visitor.get(path, { 'if-none-match': reply.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('leads nowhere while the page is taken down, not even for those who have the picture', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app, { profileImage: await aPicture() })
    const path = new URL(profile.profileImage ?? '').pathname
    const etag = (await app.visitor.get(path)).headers.get('etag') ?? ''

    await app.deps.db.updateTable('profile').set({ suspendedAt: app.deps.now() }).execute()
    const gone = await app.visitor.get(path)
    const again = await app.visitor.get(path, { 'if-none-match': etag })
    await app.deps.db.updateTable('profile').set({ suspendedAt: null }).execute()
    const restored = await app.visitor.get(path)

    expect([gone.status, again.status, restored.status]).toEqual([410, 410, 200])
    expect(gone.headers.get('cache-control')).toBe('no-store')
  })

  test('still shows its picture to the owner of a page that is taken down, and keeps it from everybody else', async () => {
    const app = await testApp()
    const { client, profile } = await makeProfile(app, { profileImage: await aPicture() })
    const somebody = await makeProfile(app, { username: 'somebody-else' })
    await app.deps.db.updateTable('profile').set({ suspendedAt: app.deps.now() }).where('id', '=', profile.id).execute()

    for (const address of [profile.profileImage, profile.shareImage]) {
      const path = new URL(address ?? '').pathname
      const own = await client.get(path)
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect((await own.arrayBuffer()).byteLength).toBeGreaterThan(0)
      expect((await somebody.client.get(path)).status).toBe(410)
      expect((await app.visitor.get(path)).status).toBe(410)
    }
    const old = await client.get('/cards/ada-rahman-77.jpg')
    expect([old.status, old.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  })

  test('is nobody else’s, even for the same picture', async () => {
    const app = await testApp()
    const picture = await aPicture()

    const ada = await makeProfile(app, { username: 'ada', profileImage: picture })
    const eve = await makeProfile(app, { username: 'eve', profileImage: picture })

    expect(ada.profile.profileImage).not.toBe(eve.profile.profileImage)
  })
})
