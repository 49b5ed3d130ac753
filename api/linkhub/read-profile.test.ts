import { Profile } from '@nokshi/contract/linkhub.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { editProfile, makeProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

async function sentenceOf(reply: Response) {
  return Problem.parse(await reply.json()).error
}

describe('reading a profile', () => {
  test('works in whatever case its name is written', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app)

    expect(await app.visitor.read('/api/linkhub/Ada-RAHMAN', Profile)).toEqual(profile)
  })

  test('that does not exist says so', async () => {
    const { visitor } = await testApp()

    const reply = await visitor.get('/api/linkhub/nobody')

    expect(reply.status).toBe(404)
    expect(await sentenceOf(reply)).toBe('The profile for @nobody does not exist.')
  })

  test('again costs nothing while it is the same', async () => {
    const app = await testApp()
    await makeProfile(app)
    const first = await app.visitor.get('/api/linkhub/ada-rahman')
    expect(first.headers.get('cache-control')).toBe('public, no-cache')

    const etag = first.headers.get('etag') ?? ''
    const again = await app.visitor.get('/api/linkhub/ada-rahman', { 'if-none-match': etag })

    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('again shows at once what changed: its words, its name, whether it may be listed', async () => {
    const app = await testApp()
    const { client, user } = await makeProfile(app)
    /** As another process does it: this one is not told, and finds it by asking the database. */
    const confirmEmail = () =>
      app.deps.db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', user.id).execute()
    const changes = [
      { change: () => editProfile(client, { version: 1, name: 'Ada' }), headers: {} },
      { change: () => editProfile(client, { version: 2, username: 'ada-of-dhaka' }), headers: {} },
      { change: confirmEmail, headers: { 'cache-control': 'no-cache' } },
    ]

    for (const { change, headers } of changes) {
      const etag = (await app.visitor.get('/api/linkhub/ada-rahman')).headers.get('etag') ?? ''
      await change()
      const changed = await app.visitor.get('/api/linkhub/ada-rahman', { 'if-none-match': etag, ...headers })
      expect(changed.status).toBe(200)
    }

    expect(await app.visitor.read('/api/linkhub/ada-rahman', Profile)).toMatchObject({
      name: 'Ada',
      username: 'ada-of-dhaka',
      isListed: true,
    })
  })
})
