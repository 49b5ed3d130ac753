import { Availability } from '@nokshi/contract/profile-edit.ts'
import { describe, expect, test } from 'vitest'
import { editProfile, makeProfile, makeUser, postProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { aBeacon, track } from '../testing/visits.ts'

const DAY = 24 * 60 * 60 * 1000

type App = Awaited<ReturnType<typeof testApp>>
type Owner = Awaited<ReturnType<typeof makeProfile>>

async function deleteAccount(app: App, owner: Owner) {
  const reply = await owner.client.post('/api/auth/delete-account', { password: owner.password })
  expect(reply.status).toBe(200)
  await app.jobs.runDue()
}

async function pass(app: App, milliseconds: number) {
  app.clock.advance(milliseconds)
  await app.jobs.runDue()
}

function ask(app: App, username: string) {
  return app.visitor.read(`/api/linkhub/${username}/availability`, Availability)
}

const TAKEN = { isAvailable: false, reason: 'This username is already taken.' }

describe('the name of an account that was deleted', () => {
  test('is free again after a day, if nobody has confirmed the address or seen the page', async () => {
    const app = await testApp()
    await deleteAccount(app, await makeProfile(app, { username: 'photography' }))
    const newcomer = await makeUser(app)

    await pass(app, DAY - 60_000)
    expect(await ask(app, 'photography')).toMatchObject(TAKEN)
    expect((await postProfile(newcomer.client, { username: 'photography' })).status).toBe(409)
    await pass(app, 60_000)

    expect(await ask(app, 'photography')).toMatchObject({ isAvailable: true })
    expect((await postProfile(newcomer.client, { username: 'photography' })).status).toBe(201)
    expect(await ask(app, 'photography')).toMatchObject(TAKEN)
  })

  test('brings its next owner no picture, contact or page of the one before', async () => {
    const app = await testApp()
    const owner = await makeProfile(app, { username: 'photography', name: 'Ada' })
    const oldCard = new URL(owner.profile.shareImage).pathname
    const addresses = ['/api/linkhub/photography', '/api/linkhub/photography/contact.vcf', oldCard]
    const before = await Promise.all(addresses.map((address) => app.visitor.get(address)))
    expect(before.map((reply) => reply.status)).toEqual([200, 200, 200])
    await deleteAccount(app, owner)
    expect((await app.visitor.get(oldCard)).status).toBe(404)
    await pass(app, DAY)
    const { profile } = await makeProfile(app, { username: 'photography', name: 'Bilal' })

    const newCard = new URL(profile.shareImage).pathname
    expect(newCard).not.toBe(oldCard)
    expect((await app.visitor.get(newCard)).status).toBe(200)
    for (const [index, address] of addresses.entries()) {
      const etag = before[index]?.headers.get('etag') ?? ''
      const now = await app.visitor.get(address, { 'if-none-match': etag })
      expect([address, now.status]).toEqual([address, address === oldCard ? 404 : 200])
    }
    const fromBefore = await app.visitor.get('/cards/photography-1.jpg')
    expect([fromBefore.status, fromBefore.headers.get('location')]).toEqual([302, newCard])
  })

  test('stays taken if the address was confirmed', async () => {
    const app = await testApp()
    const owner = await makeProfile(app, { username: 'photography' })
    await app.deps.db.updateTable('user').set({ emailVerified: 1 }).execute()
    await deleteAccount(app, owner)

    await pass(app, 400 * DAY)

    expect(await ask(app, 'photography')).toMatchObject(TAKEN)
  })

  test.each([
    ['was counted', true],
    ['is counted after the page is gone', false],
  ])('stays taken if the page had a visitor whose visit %s', async (_when, isCountedBefore) => {
    const app = await testApp()
    const owner = await makeProfile(app, { username: 'photography' })
    await track(app.visitor, aBeacon({ username: 'photography' }))
    if (isCountedBefore) await app.jobs.runDue()
    await deleteAccount(app, owner)

    await pass(app, 400 * DAY)

    expect(await ask(app, 'photography')).toMatchObject(TAKEN)
  })

  test.each([
    ['all of them are free again if nobody came', false],
    ['all of them stay taken if somebody came, by whichever name', true],
  ])('if the page had several: %s', async (_what, isVisited) => {
    const app = await testApp()
    const owner = await makeProfile(app, { username: 'first-name' })
    if (isVisited) await track(app.visitor, aBeacon({ username: 'first-name' }))
    await app.jobs.runDue()
    expect((await editProfile(owner.client, { version: 1, username: 'second-name' })).status).toBe(200)
    await pass(app, 3 * DAY)
    // As long as the page is there, both are its own.
    for (const name of ['first-name', 'second-name']) expect(await ask(app, name)).toMatchObject(TAKEN)
    await deleteAccount(app, owner)

    await pass(app, DAY)

    for (const name of ['first-name', 'second-name'])
      expect(await ask(app, name)).toMatchObject({ isAvailable: !isVisited })
  })
})
