import { CreatorList } from '@nokshi/contract/crm/creators.ts'
import { describe, expect, test } from 'vitest'
import { makeProfile, makeStaff, makeUser } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'

describe('the creators', () => {
  test('are counted, listed and found by owners of the studio, and by nobody else', async () => {
    const app = await testApp()
    const owner = await makeStaff(app, 'owner')
    const creator = await makeProfile(app, { username: 'ada-weaves' })
    await makeUser(app, 'newcomer_1@example.com')
    await app.deps.db.updateTable('profile').set({ suspendedAt: 1 }).execute()
    const read = (query: string) => owner.client.read(`/api/crm/creators?${query}`, CreatorList)
    const others = [(await makeStaff(app, 'member')).client, (await makeStaff(app, 'viewer')).client]

    const all = await read('')
    const found = [
      await read('q=ADA-W'),
      await read('q=newcomer_'),
      await read('q=%25'),
      await read('state=suspended'),
      await read('state=growing'),
      await read('state=waiting'),
    ]
    const statuses = await Promise.all(
      [...others, creator.client, app.visitor].map(async (client) => (await client.get('/api/crm/creators')).status),
    )

    expect(all.counts).toEqual({ all: 2, pages: 1, growing: 0, waiting: 2, reported: 0, suspended: 1 })
    expect(found.map(({ creators }) => creators.length)).toEqual([1, 1, 0, 1, 0, 2])
    expect(found[0]?.creators[0]).toMatchObject({ username: 'ada-weaves', isSuspended: true, visits: 0 })
    expect(statuses).toEqual([403, 403, 401, 401])
  })

  test('that grow are those with more visits than in the weeks before', async () => {
    const app = await testApp()
    const owner = await makeStaff(app, 'owner')
    await makeProfile(app, { username: 'ada-weaves' })
    await app.visitor.post('/api/traffic/track', {
      username: 'ada-weaves',
      visitId: 'visit-0001',
      visitorId: 'visitor-0001',
    })
    await app.jobs.runDue()
    const [profile] = await app.deps.db.selectFrom('profile').select('id').execute()
    await app.deps.db
      .insertInto('report')
      .values(aReport(profile?.id ?? ''))
      .execute()

    const { counts, creators } = await owner.client.read('/api/crm/creators?state=growing', CreatorList)

    expect(counts).toMatchObject({ growing: 1, reported: 1 })
    expect(creators).toMatchObject([{ visits: 1, visitsBefore: 0, reports: 1 }])
  })
})

function aReport(profileId: string) {
  return {
    id: 'report-1',
    profileId,
    reason: 'other' as const,
    details: '',
    email: null,
    receivedAt: 1,
    closedAt: null,
  }
}
