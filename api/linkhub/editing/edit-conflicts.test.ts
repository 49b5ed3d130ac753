import { describe, expect, test } from 'vitest'
import { editProfile, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

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
        return editProfile(client.at(doors[at % 2] ?? app.app), { version: 1, name: `Ada ${at}`, customLinks })
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
})
