import { CalendarMade } from '@nokshi/contract/crm/calendar.ts'
import { Company } from '@nokshi/contract/crm/companies.ts'
import { Contact } from '@nokshi/contract/crm/contacts.ts'
import { Board, Deal } from '@nokshi/contract/crm/deals.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { ReplyTemplate } from '@nokshi/contract/crm/replies.ts'
import { Rate, StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { Staff } from '@nokshi/contract/crm/staff.ts'
import { Task } from '@nokshi/contract/crm/tasks.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { LinkCheck } from '@nokshi/contract/linkhub/link-details.ts'
import { OwnPayments } from '@nokshi/contract/linkhub/payments.ts'
import { OwnRegistration } from '@nokshi/contract/linkhub/registrations.ts'
import { OwnShop } from '@nokshi/contract/linkhub/shop.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnMessages } from '@nokshi/contract/messages.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { expect, test } from 'vitest'
import { confirmAddress } from './testing/accounts.ts'
import { expectAnswer, openBoard } from './testing/board.ts'
import { makeProfile, makeStaff } from './testing/make.ts'
import { testApp } from './testing/test-app.ts'

// During an upgrade two releases share one database. What the newer one writes must not break the older one.

/** As a newer release might store it: one more network, gradient and language than this one knows. */
const newerProfile = {
  socials: JSON.stringify({ github: 'ada', mastodon: '@ada@example.social' }),
  profiles: JSON.stringify([
    { kind: 'mastodon', value: '@ada' },
    { kind: 'tiktok', value: 'ada' },
  ]),
  contactMethods: JSON.stringify({ email: 'ada@example.com', connect: 'signal', signal: '+8801712345678' }),
  look: JSON.stringify({ shape: 'star', blocks: ['poem', 'links'], border: 'gold' }),
  gradient: 'forest',
  language: 'ur',
}

/** The column types list what this release knows; a newer one is not bound by them. */
const newer = (columns: object) => columns as never

test('a page written by a newer release is shown with what this one knows', async () => {
  const app = await testApp()
  const { client, profile } = await makeProfile(app, { username: 'newer-page' })
  await app.deps.db.updateTable('profile').set(newer(newerProfile)).where('id', '=', profile.id).execute()
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

test('payment methods, papers, products and checks of kinds that only a newer release knows are left out', async () => {
  const app = await testApp()
  const { client, user, profile } = await makeProfile(app, {
    username: 'newer-blocks',
    socials: JSON.stringify({ whatsapp: '+8801712345678' }),
  })
  await confirmAddress(app, user.email)
  const { db } = app.deps
  const profileId = profile.id
  const times = { createdAt: 1, changedAt: 1 }
  for (const [position, kind] of ['upi', 'bkash'].entries()) {
    const payment = { kind, value: '01712345678', holder: 'Ada', qrImage: null, position, ...times }
    await db
      .insertInto('paymentMethod')
      .values(newer({ id: `payment-${kind}`, profileId, ...payment }))
      .execute()
  }
  for (const kind of ['guild', 'vat']) {
    const paper = { kind, number: 'TRAD/1', endsOn: null, checkedAt: null, checkedBy: null, remindedAt: null }
    const row = { id: `paper-${kind}`, profileId, changedAt: 1, ...paper }
    await db.insertInto('registration').values(newer(row)).execute()
  }
  for (const [position, currency] of ['EUR', 'BDT'].entries()) {
    const product = { position, title: 'Jamdani', currency, price: 100, isSoldOut: 0, picture: null }
    await db
      .insertInto('shopItem')
      .values(newer({ id: `thing-${currency}`, profileId, ...product }))
      .execute()
  }
  const [link] = await db.selectFrom('customLink').selectAll().where('profileId', '=', profileId).execute()
  const check = { state: 'slow', badDays: 0, badSince: null, triedAt: 1, nextAt: 1 }
  await db
    .insertInto('linkCheck')
    .values({ linkId: link?.id ?? '', profileId, url: link?.url ?? '', ...check })
    .onConflict((conflict) => conflict.column('linkId').doUpdateSet(check))
    .execute()
  await db
    .updateTable('profile')
    .set({ messageSettings: JSON.stringify({ messages: true, voice: true }) })
    .where('id', '=', profileId)
    .execute()
  app.deps.pageSignal.emit('changed', ['newer-blocks'])

  const me = '/api/linkhubAuth/me'
  const page = await app.visitor.read('/api/linkhub/newer-blocks', Profile)
  const payments = await client.read(`${me}/payments`, OwnPayments)
  const papers = await client.read(`${me}/registrations`, OwnRegistration.array())
  const shop = await client.read(`${me}/shop`, OwnShop)

  expect(page.payments?.map(({ kind }) => kind)).toEqual(['bkash'])
  expect(page.registrations?.map(({ kind }) => kind)).toEqual(['vat'])
  expect(page.products?.map(({ currency }) => currency)).toEqual(['BDT'])
  expect([payments.payments.length, papers.length, shop.products.length]).toEqual([1, 1, 1])
  expect(await client.read(`${me}/link-checks`, LinkCheck.array())).toEqual([])
  expect((await client.read(`${me}/messages`, OwnMessages)).messageSettings.messages).toBe(true)
})

test('records of a newer release are shown in the CRM with what this one knows', async () => {
  const app = await openBoard()
  const { addDeal, desk, staff } = app
  const amount = { minor: 50_000, currency: 'BDT' }
  const { record: deal } = await addDeal({ amount, contactName: 'Huda Rahman', companyName: 'Tea House' })
  const about = { dealId: deal.id, contactId: deal.contact?.id }
  await expectAnswer(desk.post('/api/crm/tasks', { title: 'Ring up', dueDay: '2026-11-20', ...about }), 201)
  await expectAnswer(desk.post('/api/crm/timeline', { kind: 'note', body: 'Met.', ...about }), 201)
  const { db } = app.deps
  const { staff: colleague } = await makeStaff(app)
  await db
    .insertInto('fxRate')
    .values({ currency: 'EUR', perDollar: '0.9', source: 'manual', asOf: '2026-01-01' })
    .execute()
  await db.updateTable('deal').set({ currency: 'EUR', service: 'robots' }).execute()
  await db
    .updateTable('task')
    .set(newer({ kind: 'errand' }))
    .execute()
  await db.updateTable('activity').set({ kind: 'voice-note' }).execute()
  await db
    .updateTable('contact')
    .set(newer({ language: 'ur' }))
    .execute()
  await db
    .updateTable('staff')
    .set(newer({ role: 'bookkeeper' }))
    .where('id', '!=', staff.id)
    .execute()
  const [template, ...others] = await desk.read('/api/crm/templates', ReplyTemplate.array())
  await db
    .updateTable('replyTemplate')
    .set(newer({ channel: 'signal' }))
    .where('id', '=', template?.id ?? '')
    .execute()

  const { columns } = await desk.read('/api/crm/board', Board)
  const shown = await desk.read(`/api/crm/deals/${deal.id}`, Deal)
  const timeline = await desk.read(`/api/crm/timeline?deal=${deal.id}`, pageOf(Activity))
  const tasks = await desk.read(`/api/crm/tasks?deal=${deal.id}`, pageOf(Task))
  const contact = await desk.read(`/api/crm/contacts/${deal.contact?.id}`, Contact)
  const company = await desk.read(`/api/crm/companies/${deal.company?.id}`, Company)
  const team = await desk.read('/api/crm/staff', Staff.array())

  const made = CalendarMade.parse(await expectAnswer(desk.post('/api/crm/me/calendar', {}), 201))
  const calendar = await app.visitor.get(made.address.replace(/^https?:\/\/[^/]+/, ''))

  expect(await calendar.text()).toContain('SUMMARY:Ring up')
  expect(columns.flatMap(({ cards }) => cards)).toHaveLength(1)
  expect(shown).toMatchObject({ amount: null, inBase: null, service: 'robots' })
  expect(timeline.items[0]?.kind).toBe('changed')
  expect(tasks.items.map(({ kind }) => kind)).toEqual(['todo'])
  expect(contact.language).toBe('en')
  expect(company.openDeals).toBe(1)
  expect(team.find(({ id }) => id === colleague.id)?.role).toBe('viewer')
  expect(await desk.read('/api/crm/templates', ReplyTemplate.array())).toEqual(others)
  expect(await desk.read('/api/crm/rates', Rate.array())).toHaveLength(4)
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
  const changed = await client.patch('/api/crm/settings', { requiresTwoFactor: false })

  expect(StudioSettings.parse(await read.json())).toMatchObject({ replyGoalMinutes: 60, retentionDays: 90 })
  expect(changed.status).toBe(200)
  const { settings } = await app.deps.db.selectFrom('studio').select('settings').executeTakeFirstOrThrow()
  expect(JSON.parse(settings)).toEqual({ ...newer, requiresTwoFactor: false })
})
