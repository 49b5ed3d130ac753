import { Profile } from '@nokshi/contract/linkhub.ts'
import { describe, expect, test } from 'vitest'
import { editProfile, makeProfile, makeUser, postProfile, readOwnProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a new username', () => {
  test('is the page’s at once, and the old one still finds it', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    const heard: string[][] = []
    app.deps.pageSignal.on('changed', (usernames) => heard.push(usernames.sort()))

    const reply = await editProfile(client, { version: 1, username: 'ada-of-dhaka' })

    expect(reply.status).toBe(200)
    for (const name of ['ada-of-dhaka', 'ada-rahman', 'ADA-Rahman'])
      expect((await app.visitor.read(`/api/linkhub/${name}`, Profile)).username).toBe('ada-of-dhaka')
    expect((await readOwnProfile(client)).formerUsernames).toEqual(['ada-rahman'])
    expect(heard).toEqual([['ada-of-dhaka', 'ada-rahman']])
  })

  test.each([
    ['like a bank’s', 'bka5h-help', 409, 'This username is reserved.'],
    ['somebody’s', 'somebody', 409, 'This username is already taken.'],
    ['somebody’s former one', 'somebody-before', 409, 'This username is already taken.'],
    ['turned around', '\u202eada', 400, 'Only lowercase letters, numbers, and hyphens are allowed.'],
  ])('that is %s is refused, and the rest of the edit with it', async (_what, username, status, error) => {
    const app = await testApp()
    const other = await makeProfile(app, { username: 'somebody-before' })
    await editProfile(other.client, { version: 1, username: 'somebody' })
    const { client } = await makeProfile(app)

    const reply = await editProfile(client, { version: 1, username, name: 'New' })

    const { code, codes, ...said } = await problemOf(reply)
    expect(said).toEqual({ status, error, message: error, fields: { username: error } })
    expect(code).toBe(status === 409 ? codes?.username?.code : 'invalid-fields')
    expect(await readOwnProfile(client)).toMatchObject({ name: 'Ada Rahman', username: 'ada-rahman', version: 1 })
  })

  test('leaves the former one to nobody else', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    await editProfile(client, { version: 1, username: 'ada-of-dhaka' })
    const newcomer = await makeUser(app)

    expect((await postProfile(newcomer.client, { username: 'ada-rahman' })).status).toBe(409)
    expect((await editProfile(client, { version: 2, username: 'ada-rahman' })).status).toBe(200)
    expect(await readOwnProfile(client)).toMatchObject({ username: 'ada-rahman', formerUsernames: ['ada-of-dhaka'] })
  })

  test('wanted by twenty pages at the same moment, at two processes, goes to exactly one', async () => {
    const app = await testApp()
    const doors = [app.app, await app.startSecondProcess()]
    const owners = await Promise.all(
      Array.from({ length: 20 }, (_, at) => makeProfile(app, { username: `weaver-${at}` })),
    )

    const replies = await Promise.all(
      owners.map(({ client }, at) =>
        editProfile(client.at(doors[at % 2] ?? app.app), { version: 1, username: 'weaver' }),
      ),
    )

    const winners = owners.filter((_, at) => replies[at]?.status === 200)
    expect(winners).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(19)
    expect((await app.visitor.read('/api/linkhub/weaver', Profile)).id).toBe(winners[0]?.profile.id)
    const kept = await Promise.all(owners.map(({ client }) => readOwnProfile(client)))
    expect(kept.filter((profile) => profile.username === 'weaver')).toHaveLength(1)
  })

  test('can be had five times in a month; names one had before, as often as one likes', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    let version = 1
    const rename = async (username: string) => {
      const reply = await editProfile(client, { version, username })
      if (reply.status === 200) version++
      return reply
    }
    for (let count = 1; count <= 5; count++) expect((await rename(`ada-${count}`)).status).toBe(200)

    const sixth = await rename('ada-6')
    const back = await rename('ada-1')
    app.clock.advance(30 * DAY)
    const nextMonth = await rename('ada-6')

    expect(await problemOf(sixth)).toMatchObject({ status: 429, error: expect.stringContaining('this month') })
    expect([back.status, nextMonth.status]).toEqual([200, 200])
  })
})
