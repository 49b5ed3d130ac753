import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { describe, expect, test } from 'vitest'
import { editProfile, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

describe('custom links', () => {
  const shop = { title: 'Shop', url: 'https://shop.example.com/' }
  const blog = { title: 'Blog', url: 'https://blog.example.com/' }

  async function linksOf(reply: Response) {
    const { linkIds, customLinks } = OwnProfile.parse(await reply.json())
    return customLinks.map((link, at) => ({ id: linkIds[at], ...link }))
  }

  test('keep their ids when they are moved and reworded; new ones get theirs', async () => {
    const { client, profile } = await makeProfile(await testApp(), { customLinks: JSON.stringify([shop, blog]) })
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
