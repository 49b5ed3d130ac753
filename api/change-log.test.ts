import { Board } from '@nokshi/contract/crm/deals.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { listMails } from './testing/accounts.ts'
import { appCode } from './testing/app-code.ts'
import { createAuthenticator } from './testing/authenticator.ts'
import type { Client } from './testing/client.ts'
import { aLead, readTab } from './testing/inbox.ts'
import { makeProfile, readSetupCode } from './testing/make.ts'
import { testApp } from './testing/test-app.ts'
import { seedContent } from './website/seed.ts'

/** Calls that change or export something without an entry in the change log, each with the reason. */
const silent: Record<string, string> = {
  'POST /api/crm/login': 'Coming in changes nothing that anybody else sees.',
  'POST /api/crm/login/code': 'The second step of the same.',
  'POST /api/crm/login/passkey': 'The same in one step.',
  'POST /api/crm/login/passkey-options': 'A question for the browser; nothing is changed.',
  'POST /api/crm/me/passkeys/options': 'A question for the browser; nothing is changed.',
  'POST /api/crm/logout': 'Going out changes nothing.',
  'POST /api/crm/forgot-password':
    'Anybody may ask, also for an address that nobody has; what counts is the new password.',
  'POST /api/crm/invites/look': 'It only reads; the token is in the body to keep it out of logs.',
  'POST /api/crm/me/two-factor': 'It only begins; nothing is asked for at login before it is confirmed.',
  'POST /api/crm/mails/{id}/retry': 'What is sent was decided before, and nothing is changed.',
  'POST /api/crm/mails': 'Logged as well; mails.test.ts says so, because it takes a mail server.',
  'GET /api/crm/mails/{id}/html': 'A mail that is read on the screen.',
  'POST /api/crm/mail-files': 'Nobody gets it before a mail is sent, which is in the log.',
  'GET /api/crm/mail-files/{id}': 'A file of a mail that is read on the screen.',
  'PUT /api/crm/mailbox/signature': 'It stands below the own mails only.',
  'POST /api/crm/mailbox/fetch': 'It fetches now what comes by itself within a minute.',
  'PATCH /api/crm/me/preferences': 'Which mails somebody gets is their own business.',
  'GET /api/crm/calendar.ics': 'Programs ask every hour; that the address was made is in the log.',
  'DELETE /api/crm/me/devices/{id}':
    'Logged as well; remembered-devices.test.ts says so, because it takes a code to have one.',
  'POST /api/crm/reminders/seen': 'A mark that somebody has looked.',
  'POST /api/crm/notices/read': 'A mark that somebody has looked.',
  'POST /api/crm/views': 'A shortcut of whoever saved it; no record is changed.',
  'DELETE /api/crm/views/{id}': 'The same.',
  'GET /api/crm/sales-report.csv': 'Sums per month and source; no client is in it.',
  'POST /api/crm/registrations/{id}/check': 'Logged as well; registrations.test.ts of the pages says so.',
  'POST /api/crm/website/pictures': 'Nothing shows it before an entry does, which is in the log.',
  'GET /api/crm/website.csv': 'Sums per page and day; nobody is in it.',
}

const isExport = (replies: object) => Object.values(replies).some((reply) => typeof reply === 'string')
/** An answer that is a file takes data out of the house. */
const watched = operations.filter(
  ({ method, path, replies }) =>
    path.startsWith('/api/crm/') && (method !== 'GET' || isExport(replies) || path.endsWith('/export')),
)

const Id = z.object({ id: z.string() })
const Versioned = Id.extend({ version: z.number() })
const Changed = z.object({ record: Versioned, changeId: z.string() })

async function openStudio() {
  const app = await testApp()
  const seen = new Set<string>()

  function listLines() {
    return app.deps.db.selectFrom('change').select(['id', 'actorId', 'summary', 'rows']).execute()
  }

  /** Makes the call, with these ids in its path, and expects a line in the log that names who did it. */
  async function act(client: Client, operation: string, ids = '', body: object = {}) {
    const given = ids.split(' ')
    const [method = '', template = ''] = operation.split(' ')
    const path = template.replace(/\{\w+\}/g, () => encodeURIComponent(given.shift() ?? ''))
    const before = new Set((await listLines()).map((line) => line.id))
    const json = { 'content-type': 'application/json' }
    const reply = await client.send(method, path, json, method === 'GET' ? undefined : JSON.stringify(body))
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${operation} answered ${reply.status}: ${text}`)
    const lines = (await listLines()).filter((line) => !before.has(line.id))
    expect(
      lines.some(({ actorId }) => typeof actorId === 'string'),
      operation,
    ).toBe(true)
    expect(
      lines.every(({ summary }) => summary.length > 3),
      operation,
    ).toBe(true)
    seen.add(operation)
    return reply.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
  }
  return { app, seen, act, listLines }
}

test('every call of the CRM that changes something, and every export, is in the log of changes or has a reason not to be', async () => {
  const { app, seen, act, listLines } = await openStudio()
  const password = 'four threads of another loom'
  const pair = (words: string) => ({ password: words, passwordConfirmation: words })

  // Team.
  const desk = app.anotherVisitor()
  const code = await readSetupCode(app)
  await act(desk, 'POST /api/crm/setup', '', { code, name: 'Nila', email: 'nila@example.com', ...pair(password) })
  const post = (path: string, ids = '', body?: object) => act(desk, `POST ${path}`, ids, body)
  const invite = { email: 'rafi@example.com', role: 'member' }
  const made = await post('/api/crm/invites', '', invite)
  const token = new URL(made.link).searchParams.get('invite')
  const rafi = await act(app.anotherVisitor(), 'POST /api/crm/register', '', { token, name: 'Rafi', ...pair(password) })
  const other = await post('/api/crm/invites', '', { email: 'mitu@example.com', role: 'viewer' })
  await act(desk, 'DELETE /api/crm/invites/{id}', other.invite.id)
  await act(desk, 'PATCH /api/crm/staff/{id}', rafi.id, { role: 'viewer' })

  // The own account.
  await act(desk, 'PATCH /api/crm/me', '', { name: 'Nila Weaver' })
  const changed = 'five threads of a second loom'
  await post('/api/crm/me/password', '', { currentPassword: password, ...pair(changed) })
  const begun = await (await desk.post('/api/crm/me/two-factor', { password: changed })).json()
  await post('/api/crm/me/two-factor/confirm', '', { code: appCode(begun.uri) })
  const [recoveryCode] = begun.recoveryCodes
  const { recoveryCodes } = await post('/api/crm/me/recovery-codes', '', { password: changed, code: recoveryCode })
  await post('/api/crm/me/two-factor/remove', '', { password: changed, code: recoveryCodes[0] })
  const key = createAuthenticator()
  const askKey = async () => (await desk.post('/api/crm/me/passkeys/options', undefined)).json()
  const created = key.create((await askKey()).create)
  const [passkey] = await post('/api/crm/me/passkeys', '', { password: changed, created })
  const proof = { password: changed, passkey: key.show((await askKey()).get) }
  await post('/api/crm/me/passkeys/{id}/removal', passkey.id, proof)
  await post('/api/crm/me/calendar')
  await act(desk, 'DELETE /api/crm/me/calendar')
  await app.visitor.post('/api/crm/forgot-password', { email: 'rafi@example.com' })
  const mails = await listMails(app, 'rafi@example.com')
  const reset = /token=([\w-]+)/.exec(mails.map((mail) => mail.text).join())?.[1]
  await act(app.visitor, 'POST /api/crm/reset-password', '', { token: reset, ...pair('six threads of a third loom') })

  // People and companies.
  const add = async (path: string, body: object) => Changed.parse(await post(path, '', body))
  const contacts = []
  for (const name of ['Ada', 'Grace', 'Joan', 'Edith']) contacts.push(await add('/api/crm/contacts', { name }))
  const [ada, grace, joan, edith] = contacts.map(({ record }) => record.id)
  await act(desk, 'PATCH /api/crm/contacts/{id}', ada ?? '', { version: 1, title: 'CEO' })
  await post('/api/crm/contacts/merge', '', { intoId: ada, fromId: grace })
  await post('/api/crm/contacts/bulk', '', { which: { ids: [ada] }, act: { kind: 'tag', tag: 'Tea' } })
  await act(desk, 'GET /api/crm/contacts.csv')
  await act(desk, 'GET /api/crm/contacts/{id}/export', ada ?? '')
  await act(desk, 'DELETE /api/crm/contacts/{id}', joan ?? '')
  await post('/api/crm/trash/{kind}/{id}/restore', `contact ${joan}`)
  await post('/api/crm/contacts/{id}/erase', joan ?? '')
  await post('/api/crm/changes/{id}/undo', contacts[3]?.changeId ?? '')
  expect(edith).toBeDefined()
  const companies = []
  for (const name of ['Delta Tea', 'Padma Ink', 'Meghna Silk'])
    companies.push((await add('/api/crm/companies', { name })).record.id)
  const [delta = '', padma, meghna = ''] = companies
  await act(desk, 'PATCH /api/crm/companies/{id}', delta, { version: 1, city: 'Dhaka' })
  await post('/api/crm/companies/merge', '', { intoId: delta, fromId: padma })
  await act(desk, 'DELETE /api/crm/companies/{id}', meghna)
  await post('/api/crm/import', '', { csv: 'Name,Email\nHasan,hasan@example.com', isDryRun: false })

  // Deals, notes, tasks.
  const deal = await add('/api/crm/deals', { title: 'Tea house site' })
  await act(desk, 'PATCH /api/crm/deals/{id}', deal.record.id, { version: 1, title: 'Tea house' })
  const { columns } = await desk.read('/api/crm/board', Board)
  await post('/api/crm/deals/{id}/move', deal.record.id, { stageId: columns[1]?.stage.id, beforeId: null, version: 2 })
  const dealIds = { ids: [deal.record.id] }
  const moved = { which: dealIds, act: { kind: 'trash' } }
  const { changeIds } = await post('/api/crm/deals/bulk', '', moved)
  await post('/api/crm/changes/undo', '', { ids: changeIds })
  await act(desk, 'GET /api/crm/deals.csv')
  const note = await add('/api/crm/timeline', { kind: 'note', body: 'Called.', dealId: deal.record.id })
  await act(desk, 'PATCH /api/crm/timeline/{id}', note.record.id, { version: 1, body: 'Called twice.' })
  await act(desk, 'DELETE /api/crm/timeline/{id}', note.record.id)
  const task = await add('/api/crm/tasks', { title: 'Call', kind: 'call', dealId: deal.record.id })
  await act(desk, 'PATCH /api/crm/tasks/{id}', task.record.id, { version: 1, isDone: true })
  await post('/api/crm/tasks/bulk', '', { which: { ids: [task.record.id] }, act: { kind: 'reopen' } })
  await act(desk, 'DELETE /api/crm/tasks/{id}', task.record.id)
  await act(desk, 'DELETE /api/crm/deals/{id}', deal.record.id)

  // What comes in by the forms.
  async function send(fields: object) {
    await app.visitor.post('/api/leads', { ...aLead, ...fields })
    await app.jobs.runDue()
    const [item] = (await readTab(desk, 'new')).items
    return item?.id ?? ''
  }
  const first = await send({})
  for (const action of ['take', 'release', 'close', 'reopen', 'spam', 'not-spam'])
    await post(`/api/crm/inbox/{id}/${action}`, first)
  for (const decision of ['close', 'reopen'])
    await post('/api/crm/inbox/bulk', '', { which: { ids: [first] }, act: decision })
  const { id: assigneeId } = await (await desk.get('/api/crm/me')).json()
  await post('/api/crm/inbox/{id}/assign', first, { assigneeId, from: null })
  await post('/api/crm/inbox/{id}/reply', first, { channel: 'email', body: 'Thank you.' })
  const later = await send({ name: 'Huda R.', location: 'Sylhet', businessName: 'Delta Tea House' })
  const { suggestions } = await (await desk.get(`/api/crm/inbox/${later}`)).json()
  await post('/api/crm/suggestions/{id}/accept', suggestions[0].id)
  await post('/api/crm/suggestions/{id}/dismiss', suggestions[1].id)
  await post('/api/crm/inbox/{id}/split', later)
  await post('/api/crm/inbox/{id}/decline', later, { lostReason: 'timing' })

  // How the studio works.
  await act(desk, 'PATCH /api/crm/settings', '', { replyGoalMinutes: 30, requiresTwoFactor: false })
  await act(desk, 'PATCH /api/crm/rates/{currency}', 'BDT', { perDollar: '123.5' })
  const stage = Versioned.parse(
    await post('/api/crm/stages', '', { label: 'Proposal', probability: 40, rotDays: null }),
  )
  await act(desk, 'PATCH /api/crm/stages/{id}', stage.id, { version: 1, label: 'Offer' })
  await act(desk, 'DELETE /api/crm/stages/{id}', stage.id)
  await post('/api/crm/stages/{id}/restore', stage.id)
  const reply = { title: 'Thanks', language: 'en', channel: 'email', body: 'Thank you for writing.' }
  const template = Versioned.parse(await post('/api/crm/templates', '', reply))
  await act(desk, 'PATCH /api/crm/templates/{id}', template.id, { version: 1, title: 'Thank you' })
  await act(desk, 'DELETE /api/crm/templates/{id}', template.id)
  const { webhook, secret } = await post('/api/crm/webhooks', '', {
    url: 'https://93.184.216.34/hook?key=abc123',
    events: ['deal.won'],
  })
  await post('/api/crm/webhooks/{id}/take-over', webhook.id)
  await act(desk, 'DELETE /api/crm/webhooks/{id}', webhook.id)

  // Before going live.
  await act(desk, 'POST /api/crm/going-live/{id}/tick', 'lawyer')
  await act(desk, 'DELETE /api/crm/going-live/{id}/tick', 'lawyer')
  // Set only now, because otherwise the earlier mails would have left the outbox. Nothing listens there.
  app.deps.config.mail = { url: 'smtp://127.0.0.1:1', from: 'a@b.example', to: 'a@b.example' }
  await post('/api/crm/going-live/test-mail')

  // Pages of Creator LinkHub, and whoever lost the mailbox.
  const { user } = await makeProfile(app)
  const another = await post('/api/crm/invites', '', { email: 'second@example.com', role: 'owner' })
  const second = app.anotherVisitor()
  const secondToken = new URL(another.link).searchParams.get('invite')
  await act(second, 'POST /api/crm/register', '', {
    token: secondToken,
    name: 'Shirin',
    ...pair('seven threads of a fourth loom'),
  })
  await post('/api/crm/creators/{id}/confirmation', user.id)
  const move = { email: 'ada@new.example', reason: 'Showed their passport in a call' }
  await post('/api/crm/creators/{id}/recovery', user.id, move)
  await act(second, 'POST /api/crm/creators/{id}/recovery/approval', user.id)
  await post('/api/crm/creators/{id}/recovery/stop', user.id)
  const { id: profileId } = await app.deps.db.selectFrom('profile').select('id').executeTakeFirstOrThrow()
  const planned = { id: 'news-1', profileId, subject: 'Pitha', text: 'On Friday.', state: 'planned' as const }
  await app.deps.db.insertInto('news').values(planned).execute()
  await post('/api/crm/news/{id}/stop', planned.id)
  const reported = await app.anotherVisitor().post('/api/linkhub/ada-rahman/reports', { reason: 'scam' })
  expect(reported.status).toBe(201)
  app.clock.advance(1000)
  const decided = await post('/api/crm/pages/{username}/decision', 'ada-rahman', { decision: 'dismiss' })
  await post('/api/crm/pages/{username}/reopen', 'ada-rahman', { decidedAt: decided.decidedAt })

  // What the studio says on its site.
  await seedContent(app.deps)
  const { record: entry } = await post('/api/crm/website/entries', '', {
    kind: 'redirect',
    draft: { from: '/old', to: '/about' },
  })
  const { id } = entry
  await post('/api/crm/website/entries/{id}/duplicate', id)
  await act(desk, 'PATCH /api/crm/website/entries/{id}', id, { version: 1, draft: { from: '/older', to: '/about' } })
  const tomorrow = app.deps.now() + 86_400_000
  await post('/api/crm/website/entries/{id}/schedule', id, { version: 2, publishAt: tomorrow })
  await post('/api/crm/website/publish', '', { entries: [{ id, version: 2 }] })
  const { items } = await (await desk.get(`/api/crm/website/entries/${id}/versions`)).json()
  await post('/api/crm/website/versions/{id}/bring-back', items[0].id)
  await post('/api/crm/website/entries/{id}/hide', id, { isHidden: true })
  const lines = await (await desk.get('/api/crm/website/entries?kind=redirect')).json()
  const ids = lines.items.map((line: { id: string }) => line.id).toReversed()
  await post('/api/crm/website/order', '', { kind: 'redirect', ids })
  await act(desk, 'DELETE /api/crm/website/entries/{id}', id)
  await post('/api/crm/website/samples/remove', '', { kinds: ['team'] })

  const all = watched.map(({ method, path }) => `${method} ${path}`)
  expect(all.filter((name) => !seen.has(name) && !(name in silent))).toEqual([])
  expect(Object.keys(silent).filter((name) => seen.has(name) || !all.includes(name))).toEqual([])
  const log = JSON.stringify(await listLines())
  for (const secretWord of [token, reset, secret, password, 'abc123', ...begun.recoveryCodes])
    expect(log).not.toContain(secretWord)
})
