// @engines sqlite postgres
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { StudioSettings } from '@nokshi/contract/studio-settings.ts'
import { expect, test } from 'vitest'
import { enqueue } from './outbox/outbox.ts'
import { editProfile, makeProfile, makeStaff } from './testing/make.ts'
import { testApp } from './testing/test-app.ts'

// During an upgrade two releases share one database. What the newer one writes must not break the older one, and the older
// one must not throw it away.

/** As a newer release might store it: one more network, gradient and language than this one knows. */
const newerProfile = {
  socials: JSON.stringify({ github: 'ada', mastodon: '@ada@example.social' }),
  profiles: JSON.stringify([
    { kind: 'mastodon', value: '@ada' },
    { kind: 'tiktok', value: 'ada' },
  ]),
  ways: JSON.stringify({ email: 'ada@example.com', connect: 'signal', signal: '+8801712345678' }),
  look: JSON.stringify({ shape: 'star', blocks: ['poem', 'links'], border: 'gold' }),
  gradient: 'forest',
  language: 'ur',
}

test('a page written by a newer release is shown with what this one knows', async () => {
  const app = await testApp()
  const { client, profile } = await makeProfile(app, { username: 'newer-page' })
  // The column type lists what this release knows; a newer one is not bound by it.
  await app.deps.db
    .updateTable('profile')
    .set(newerProfile as object)
    .where('id', '=', profile.id)
    .execute()
  app.deps.pageSignal.emit('changed', ['newer-page'])

  const shown = await app.visitor.get('/api/linkhub/newer-page')
  const own = await client.get('/api/linkhubAuth/me')
  const analytics = await client.get('/api/linkhubAuth/me/analytics')
  const contact = await app.visitor.get('/api/linkhub/newer-page/contact.vcf')

  expect([shown.status, own.status, analytics.status, contact.status]).toEqual([200, 200, 200, 200])
  const page = OwnProfile.parse(await own.json())
  expect(page).toMatchObject({ gradient: 'sunrise', language: 'en', socials: { github: 'ada' } })
  expect(page.profiles).toEqual([{ kind: 'tiktok', value: 'ada' }])
  expect(page.look).toEqual({ shape: 'label', blocks: ['links'] })
  const card = await app.visitor.get(new URL(page.shareImage).pathname)
  expect(card.status).toBe(200)
})

test('an edit made by this release keeps what only a newer one knows', async () => {
  const app = await testApp()
  const { client, profile } = await makeProfile(app)
  await app.deps.db
    .updateTable('profile')
    .set(newerProfile as object)
    .where('id', '=', profile.id)
    .execute()
  const { version } = OwnProfile.parse(await (await client.get('/api/linkhubAuth/me')).json())

  const reply = await editProfile(client, {
    version,
    socials: { instagram: 'ada' },
    profiles: [{ kind: 'youtube', value: '@ada' }],
    ways: { phone: '01712345678' },
    look: { portrait: 'square' },
  })

  expect(reply.status).toBe(200)
  const row = await app.deps.db
    .selectFrom('profile')
    .select(['socials', 'profiles', 'ways', 'look', 'gradient', 'language'])
    .where('id', '=', profile.id)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(row.socials)).toEqual({ instagram: 'ada', mastodon: '@ada@example.social' })
  expect(JSON.parse(row.profiles)).toEqual([
    { kind: 'youtube', value: '@ada' },
    { kind: 'mastodon', value: '@ada' },
  ])
  expect(JSON.parse(row.ways)).toEqual({ phone: '8801712345678', signal: '+8801712345678' })
  expect(JSON.parse(row.look)).toEqual({ portrait: 'square', border: 'gold' })
  expect(row).toMatchObject({ gradient: 'forest', language: 'ur' })
})

test('settings of a newer release are read as far as they are known, and all of them stay', async () => {
  const app = await testApp()
  const { client } = await makeStaff(app, 'owner')
  const newer = { replyGoalMinutes: 'within-working-hours', retentionDays: 90, holidays: ['2026-12-16'] }
  await app.deps.db
    .updateTable('studio')
    .set({ settings: JSON.stringify(newer) })
    .execute()

  const read = await client.get('/api/crm/settings')
  const changed = await client.send(
    'PATCH',
    '/api/crm/settings',
    { 'content-type': 'application/json' },
    JSON.stringify({ requiresTwoFactor: false }),
  )

  expect(StudioSettings.parse(await read.json())).toMatchObject({ replyGoalMinutes: 60, retentionDays: 90 })
  expect(changed.status).toBe(200)
  const { settings } = await app.deps.db.selectFrom('studio').select('settings').executeTakeFirstOrThrow()
  expect(JSON.parse(settings)).toEqual({ ...newer, requiresTwoFactor: false })
})

test('work of a kind that only a newer release knows waits for that release', async () => {
  const app = await testApp()
  const id = await enqueue(app.deps.db, app.deps.now(), 'letter-of-the-week', { to: 'ada@example.com' })

  await app.jobs.runDue()

  const row = await app.deps.db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 0, deliveredAt: null, deadAt: null })
})
