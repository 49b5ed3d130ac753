import { operations } from '@nokshi/contract/operations.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { released } from './database/migrate.ts'
import { listTableShapes } from './database/snapshot.ts'
import { confirmAddress, showPassword } from './testing/accounts.ts'
import { addPasskey } from './testing/authenticator.ts'
import type { Client } from './testing/client.ts'
import { openMail } from './testing/mails.ts'
import { formOf, makeProfile, makeStaff } from './testing/make.ts'
import { bkash } from './testing/payments.ts'
import { problemOf } from './testing/problem-of.ts'

type Sample = [client: Client, path: string, body: object | FormData]

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** Why a second one adds nothing, where no key is needed. */
const addNothing: Record<string, string> = {
  'POST /api/auth/register': 'An address has one account.',
  'POST /api/auth/passkeys': 'A challenge is answered once.',
  'POST /api/crm/me/passkeys': 'A challenge is answered once.',
  'POST /api/linkhub': 'An account has one page.',
  'POST /api/crm/setup': 'A studio is claimed once.',
  'POST /api/crm/register': 'An invitation is accepted once.',
  'POST /api/crm/me/calendar': 'The new address replaces the old one.',
  'POST /api/crm/creators/{id}/recovery': 'An account has one recovery.',
  'POST /api/crm/mail-files': 'A file that belongs to no mail is deleted.',
  'POST /api/crm/website/pictures': 'A picture that no entry shows is deleted.',
}

/** What visitors send has a test of its own, with its reference (api/intake). */
const ofVisitors = ['POST /api/leads', 'POST /send-email', 'POST /api/linkhub/{username}/messages']

/** One input that works for every call that adds something. */
async function openEverything() {
  const app = await openMail()
  const { client: staff } = await makeStaff(app, 'owner')
  const {
    client: creator,
    user,
    password,
  } = await makeProfile(app, { socials: JSON.stringify({ whatsapp: '8801712345678' }) })
  await confirmAddress(app, user.email)
  const { prove } = await addPasskey(creator, password)
  await showPassword(creator)
  const { record: entry } = await (await staff.post('/api/crm/website/entries', { kind: 'question' })).json()
  const { deal, submissionId, contact, visitor } = app
  const mail = { dealId: deal.id, to: 'huda@tea.example', subject: 'Your shop', body: 'Hello.', language: 'en' }
  const template = { title: 'Hello', language: 'en', channel: 'email', body: 'Dear {name}' }
  const samples: Record<string, Sample> = {
    'POST /api/crm/contacts': [staff, '/api/crm/contacts', { name: 'Layla' }],
    'POST /api/crm/companies': [staff, '/api/crm/companies', { name: 'Tea house' }],
    'POST /api/crm/deals': [staff, '/api/crm/deals', { title: 'A shop', contactName: 'Karim' }],
    'POST /api/crm/timeline': [staff, '/api/crm/timeline', { kind: 'note', body: 'Nice', contactId: contact.id }],
    'POST /api/crm/tasks': [staff, '/api/crm/tasks', { title: 'Call', dealId: deal.id }],
    'POST /api/crm/mails': [staff, '/api/crm/mails', mail],
    'POST /api/crm/inbox/{id}/reply': [staff, `/api/crm/inbox/${submissionId}/reply`, { channel: 'call', body: 'Hi' }],
    'POST /api/crm/templates': [staff, '/api/crm/templates', template],
    'POST /api/crm/stages': [staff, '/api/crm/stages', { label: 'Offer', probability: 40, rotDays: null }],
    'POST /api/crm/invites': [staff, '/api/crm/invites', { email: 'mitu@example.com', role: 'member' }],
    'POST /api/crm/webhooks': [staff, '/api/crm/webhooks', { url: 'https://93.184.216.34/', events: ['deal.won'] }],
    'POST /api/crm/import': [staff, '/api/crm/import', { csv: 'Name\nOmar Said\n', isDryRun: false }],
    'POST /api/crm/website/entries': [staff, '/api/crm/website/entries', { kind: 'question' }],
    'POST /api/crm/website/entries/{id}/duplicate': [staff, `/api/crm/website/entries/${entry.id}/duplicate`, {}],
    'POST /api/linkhub/{username}/reports': [visitor, '/api/linkhub/ada-rahman/reports', { reason: 'scam' }],
    'POST /api/linkhubAuth/me/sponsors': [creator, '/api/linkhubAuth/me/sponsors', { showsLinks: false }],
    'POST /api/linkhubAuth/me/shop': [
      creator,
      '/api/linkhubAuth/me/shop',
      formOf({ title: 'Pitha', currency: 'BDT', price: '20' }),
    ],
    'POST /api/linkhubAuth/me/payments': [
      creator,
      '/api/linkhubAuth/me/payments',
      formOf({ ...bkash, passkey: await prove() }),
    ],
  }
  const tables = (await listTableShapes(Object.keys(released))).map(({ name }) => name)
  return {
    ...app,
    samples,
    /** How many rows there are of everything that somebody could have added. */
    async countRows() {
      const counts: Record<string, number> = {}
      for (const table of tables.filter((name) => name !== 'rate' && name !== 'idempotency_key')) {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(app.deps.db)
        counts[table] = Number(rows[0]?.n)
      }
      return counts
    },
  }
}

function press([client, path, body]: Sample, key: string) {
  const headers = { 'idempotency-key': key }
  return body instanceof FormData ? client.postForm(path, body, headers) : client.post(path, body, headers)
}

test('every call that adds something adds it once when it is sent twice', { timeout: 60_000 }, async () => {
  const { samples, countRows } = await openEverything()
  const adding = operations.filter(({ replies, isIdempotent }) => 201 in replies || isIdempotent).map(nameOf)
  expect([...Object.keys(samples), ...Object.keys(addNothing), ...ofVisitors].sort()).toEqual(adding.sort())

  for (const [name, sample] of Object.entries(samples)) {
    const before = await countRows()
    const [first, second] = await Promise.all([press(sample, 'form-1'), press(sample, 'form-1')])
    const once = await countRows()
    const again = await press(sample, 'form-1')

    const done = first.ok ? first : second
    const other = first.ok ? second : first
    expect(done.ok, `${name}: ${done.ok || (await done.clone().text())}`).toBe(true)
    if (!other.ok) expect((await problemOf(other)).code, name).toBe('already-under-way')
    expect(once, `${name} adds something`).not.toEqual(before)
    expect(await countRows(), `${name} adds it once`).toEqual(once)
    expect([again.status, await again.text()], name).toEqual([done.status, await done.text()])
  }
})

test('a key is for one input of one person, and what was refused may be tried again with it', async () => {
  const app = await openMail()
  const [one, other] = [(await makeStaff(app)).client, (await makeStaff(app)).client]
  const add = (client: Client, body: object) => press([client, '/api/crm/contacts', body], 'form-1')
  expect((await add(one, { name: '' })).status).toBe(400)
  expect((await add(one, { name: 'Layla' })).status).toBe(201)

  expect((await problemOf(await add(one, { name: 'Karim' }))).code).toBe('idempotency-key-reused')
  const { record } = await (await add(other, { name: 'Karim' })).json()

  expect(record.name).toBe('Karim')
})

test('what a process began and did not end is carried out by whoever tries later', async () => {
  const app = await openMail()
  const { client, staff } = await makeStaff(app)
  const add = () => press([client, '/api/crm/contacts', { name: 'Layla' }], 'form-1')
  await add()
  await app.deps.db.updateTable('idempotencyKey').set({ answer: '' }).where('key', 'like', `%${staff.id}%`).execute()

  expect((await problemOf(await add())).code).toBe('already-under-way')
  app.clock.advance(61_000)

  expect((await add()).status).toBe(201)
})

test('what was carried out, but whose answer could not be kept, is not carried out again', async () => {
  const app = await openMail()
  const mail = { dealId: app.deal.id, to: 'huda@tea.example', subject: 'Once', body: 'Hello.', language: 'en' }
  const send = () => press([app.desk, '/api/crm/mails', mail], 'form-1')
  // The mail is written in a transaction before.
  const broken = vi.spyOn(app.deps.db, 'updateTable').mockImplementation(() => {
    throw new Error('The database is away.')
  })
  expect((await send()).status).toBe(500)
  broken.mockRestore()

  expect((await problemOf(await send())).code).toBe('already-under-way')
  await app.leave()
  expect(app.smtp.mails.filter(({ headers }) => headers.subject === 'Once')).toHaveLength(1)
})
