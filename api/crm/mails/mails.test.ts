import { Deal } from '@nokshi/contract/crm/deals.ts'
import { Submission } from '@nokshi/contract/crm/inbox.ts'
import { MailFile } from '@nokshi/contract/crm/mails.ts'
import { Notice } from '@nokshi/contract/crm/notices.ts'
import { FailedMails } from '@nokshi/contract/crm/today.ts'
import { describe, expect, test } from 'vitest'
import { listShownPictures } from '../../linkhub/pictures/upload-queries.ts'
import { expectAnswer } from '../../testing/board.ts'
import type { Client } from '../../testing/client.ts'
import { aMail, openMail } from '../../testing/mails.ts'
import { makeStaff } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { listOtherMails, listShownMails } from './queries.ts'

const SECOND = 1000

test('an answer is sent from a deal, and the client’s reply appears on its timeline', async () => {
  const { write, leave, smtp, imap, receive, timeline, desk, deal, readLog } = await openStudio()
  const { record } = await write()
  expect(record).toMatchObject({ kind: 'mail-sent', mail: { state: 'waiting', subject: 'Your shop' } })
  expect(await readLog()).toContain('Sent an email to huda@tea.example')
  await leave()

  const sent = smtp.mails.at(-1)
  expect(sent?.headers).toMatchObject({ to: 'huda@tea.example', subject: 'Your shop' })
  expect(sent?.headers.from).toMatch(/^"?Nila Weaver"? <website@nokshi.example>$/)
  expect(sent?.headers['reply-to']).toMatch(/<website\+\w{20}\.\w{16}@nokshi.example>$/)
  expect(sent?.headers).not.toHaveProperty('auto-submitted')
  expect(sent?.text).toContain('hello.\n\n-- \nNila Weaver')

  const ids = { 'In-Reply-To': sent?.headers['message-id'] ?? '', 'Message-ID': '<1@tea.example>' }
  await receive(aMail(ids, 'Yes please!'))

  expect((await timeline()).slice(0, 2)).toMatchObject([
    { kind: 'mail-received', body: 'Yes please!', mail: { state: 'received', subject: 'Re: Your shop' } },
    { kind: 'mail-sent', mail: { state: 'sent' } },
  ])
  expect(await desk.read(`/api/crm/deals/${deal.id}`, Deal)).toMatchObject({ hasNews: true })
  expect(await imap.listFlags()).toEqual([[]])

  await write({ subject: 'Re: Your shop', body: 'Soon.\n\nKind regards,\nNila Weaver' })
  await leave()
  expect(smtp.mails.at(-1)?.text.match(/Nila Weaver/g)).toHaveLength(1)
  expect(smtp.mails.at(-1)?.headers).toMatchObject({ 'in-reply-to': '<1@tea.example>', references: '<1@tea.example>' })
})

async function openStudio() {
  const mail = await openMail()
  const readLog = async () =>
    (await mail.deps.db.selectFrom('change').select('summary').execute()).map(({ summary }) => summary)
  return { ...mail, readLog }
}

test('the first answer to an enquiry stops its clock and takes it; a second colleague is warned', async () => {
  const app = await openMail()
  const { client: colleague } = await makeStaff(app)
  await app.write({ dealId: null, submissionId: app.submissionId, isFirst: true })

  const read = await app.desk.read(`/api/crm/inbox/${app.submissionId}`, Submission)
  expect(read).toMatchObject({ tab: 'taken', firstReplyAt: app.deps.now(), takenBy: { name: 'Nila Weaver' } })
  const second = await colleague.post('/api/crm/mails', {
    ...{ submissionId: app.submissionId, to: 'huda@tea.example', subject: 'Hello', body: 'Hello!' },
    ...{ language: 'en', isFirst: true },
  })
  expect(await problemOf(second)).toMatchObject({ status: 409, code: 'answered-meanwhile' })
})

describe('within ten seconds', () => {
  test('a mail is taken back with all that it changed', async () => {
    const { write, leave, smtp, undo, timeline, desk, submissionId, deps } = await openMail()
    const before = await desk.read(`/api/crm/inbox/${submissionId}`, Submission)
    const mailsBefore = smtp.mails.length
    const { changeId } = await write({ dealId: null, submissionId })
    const undone = await (await undo(changeId)).json()
    // Its entry does not come back without the mail.
    expect(await problemOf(await undo(undone.id))).toMatchObject({ status: 409, code: 'for-good' })
    await leave()

    expect(smtp.mails).toHaveLength(mailsBefore)
    expect((await timeline()).map(({ kind }) => kind)).not.toContain('mail-sent')
    expect(await desk.read(`/api/crm/inbox/${submissionId}`, Submission)).toMatchObject({
      tab: before.tab,
      firstReplyAt: null,
    })
    expect(await deps.db.selectFrom('mail').select('id').execute()).toEqual([])
  })

  test('and not later: what has left, and what came in, stays', async () => {
    const { write, leave, undo, receive, timeline, deps } = await openMail()
    const { changeId } = await write()
    await leave()
    expect(await problemOf(await undo(changeId))).toMatchObject({ code: 'mail-has-left' })

    await receive(aMail({}))
    const change = await deps.db.selectFrom('mail').select('changeId').where('direction', '=', 'in').executeTakeFirst()
    expect(await problemOf(await undo(change?.changeId ?? ''))).toMatchObject({ code: 'mail-for-good' })
    expect((await timeline()).map(({ kind }) => kind)).toContain('mail-received')
  })
})

test('a refusal is shown in the words of the server, whoever wrote is told, and a retry sends the mail', async () => {
  const { write, leave, smtp, timeline, mailOf, desk, jobs } = await openMail()
  smtp.become('without such mailboxes')
  await write()
  await leave()
  const [refused] = await timeline()
  expect(refused?.mail).toMatchObject({ state: 'refused', error: '550 5.1.1 No such user' })
  const { retryId } = await mailOf(refused)
  const { mails } = await desk.read('/api/crm/mails', FailedMails)
  expect(mails).toMatchObject([{ id: retryId, to: 'huda@tea.example', isDead: true }])
  expect(await desk.read('/api/crm/notices', Notice.array())).toMatchObject([{ kind: 'bounced', about: 'deal' }])

  smtp.become('well')
  await expectAnswer(desk.post(`/api/crm/mails/${retryId}/retry`, {}))
  await jobs.runDue()
  expect((await timeline())[0]?.mail).toMatchObject({ state: 'sent', error: null })
  expect(smtp.mails.filter(({ headers }) => headers.subject === 'Your shop')).toHaveLength(1)
})

test('a server that is away delays a mail, which arrives once', async () => {
  const { write, leave, smtp, timeline, jobs, clock } = await openMail()
  await smtp.goDown()
  await write()
  await leave()
  expect((await timeline())[0]?.mail).toMatchObject({ state: 'waiting' })
  await smtp.comeUp()
  clock.advance(60 * SECOND)
  await jobs.runDue()
  await jobs.runDue()
  expect(smtp.mails.filter(({ headers }) => headers.subject === 'Your shop')).toHaveLength(1)
})

test('nobody writes to an address that the CRM does not know, nor into a header', async () => {
  const { desk, write, leave, smtp } = await openMail()
  const post = (fields: object) =>
    desk.post('/api/crm/mails', {
      ...{ dealId: null, to: 'huda@tea.example', subject: 'Hello', body: 'Hello!', language: 'en', ...fields },
    })
  expect(await problemOf(await post({}))).toMatchObject({ code: 'mail-about-nobody' })
  const { deal } = await write().then(({ record }) => record)
  expect(await problemOf(await post({ dealId: deal?.id, to: 'other@tea.example' }))).toMatchObject({
    code: 'mail-address-unknown',
  })
  await write({ subject: 'One\r\nBcc: victim@example.com', body: 'Line one\r\n.\r\nBcc: victim@example.com' })
  await leave()
  const sent = smtp.mails.find(({ headers }) => headers.subject === 'One Bcc: victim@example.com')
  expect(sent?.text).toContain('Bcc: victim@example.com')
  expect(sent?.headers).not.toHaveProperty('bcc')
})

const PDF = Buffer.from('%PDF-1.7\n…')

async function upload(desk: Client, name: string, bytes: Buffer) {
  const form = new FormData()
  form.append('name', name)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return desk.postForm('/api/crm/mail-files', form)
}

test('files go with a mail, by what they are and not by their name', async () => {
  const { desk, write, leave, smtp, timeline, mailOf } = await openMail()
  const file = MailFile.parse(await expectAnswer(upload(desk, 'দাম ../Offer.pdf', PDF), 201))
  expect(file).toMatchObject({ name: 'Offer.pdf', type: 'application/pdf', sizeBytes: PDF.byteLength })
  for (const [name, bytes] of [
    ['offer.pdf', Buffer.from('MZ\x90 a program')],
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['a.zip', Buffer.from('PK\x03\x04 an archive')],
    ['picture.svg', Buffer.from('<svg onload="alert(1)"/>')],
  ] as const)
    expect(await problemOf(await upload(desk, name, bytes))).toMatchObject({ code: 'mail-file-type' })

  await write({ fileIds: [file.id] })
  await leave()
  expect(smtp.sources.at(-1)).toMatch(/filename=Offer\.pdf/)
  const [sent] = await timeline()
  expect((await mailOf(sent)).files).toMatchObject([{ name: 'Offer.pdf' }])
  const download = await desk.get(`/api/crm/mail-files/${file.id}`)
  expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Offer.pdf")
  expect(download.headers.get('content-type')).toBe('application/octet-stream')
  expect(Buffer.from(await download.arrayBuffer())).toEqual(PDF)
  // A file goes with one mail, and of another colleague's nobody knows.
  const again = await desk.post('/api/crm/mails', {
    ...{ dealId: sent?.deal?.id, to: 'huda@tea.example', subject: 'x', body: 'x', language: 'en' },
    fileIds: [file.id],
  })
  expect(await problemOf(again)).toMatchObject({ code: 'no-such-mail-file' })
})

test('a mail in Arabic is set from right to left', async () => {
  const { write, leave, smtp } = await openMail()
  await write({ subject: 'متجرك', body: 'مرحبا هدى', language: 'ar' })
  await leave()
  expect(smtp.mails.at(-1)).toMatchObject({ headers: { subject: 'متجرك' }, text: expect.stringContaining('مرحبا') })
  expect(smtp.mails.at(-1)?.html).toContain('<div lang="ar" dir="rtl">')
})

test('whoever is erased leaves no mail and no file behind', async () => {
  const app = await openMail()
  const { deps, clock, jobs, contact } = app
  const { client: owner } = await makeStaff(app, 'owner')
  const sent = await app.send()
  const mail = aMail({}, 'A secret of Huda.')
  const daemon = { From: 'MAILER-DAEMON@mx.example', 'X-Failed-Recipients': 'huda@tea.example' }
  const bounce = `550 5.1.1 Unknown user\n\nMessage-ID: ${sent['message-id']}\n\nDear Huda`
  await app.receive(mail, mail, aMail(daemon, bounce))
  await app.imap.deliver([aMail({ From: sent.from ?? '', 'Message-ID': sent['message-id'] ?? '' })], 'Sent')
  await app.receive()
  const files = await deps.db.selectFrom('mailFile').select('id').execute()
  expect(files).toHaveLength(4)
  // Backups hold it.
  expect(await listShownPictures(deps.db)).toContainEqual({ key: files[0]?.id, files: [files[0]?.id] })
  await expectAnswer(app.desk.delete(`/api/crm/contacts/${contact.id}`))
  await expectAnswer(owner.post(`/api/crm/contacts/${contact.id}/erase`, {}))
  clock.advance(25 * 60 * 60 * SECOND)
  await jobs.runDue()

  expect(await deps.db.selectFrom('mail').select('id').execute()).toEqual([])
  expect(await deps.db.selectFrom('mailFile').select('id').execute()).toEqual([])
  for (const { id } of files) expect(await deps.files.find(id)).toBeUndefined()
  const rest = JSON.stringify([
    await deps.db.selectFrom('change').selectAll().execute(),
    await deps.db.selectFrom('outbox').selectAll().execute(),
  ])
  expect(rest).not.toContain('secret of Huda')
  expect(rest).not.toContain('huda@tea.example')
})

test('a colleague has a signature of their own, and everybody sees what is set up, without passwords', async () => {
  const { desk, write, leave, smtp } = await openMail()
  await expectAnswer(desk.put('/api/crm/mailbox/signature', { signature: 'Nila\nDhaka' }))
  await write()
  await leave()
  expect(smtp.mails.at(-1)?.text).toMatch(/-- \nNila\nDhaka$/)
  const shown = await (await desk.get('/api/crm/mailbox')).text()
  expect(shown).toContain('website@nokshi.example')
  expect(shown).not.toMatch(/secret|a-mailbox-for-tests/)
})

test('lists of mails read no HTML, of which there may be hundreds of megabytes', async () => {
  const { deps, receive, submissionId, send } = await openMail()
  const sent = await send({ dealId: null, submissionId })
  const html = { 'Content-Type': 'text/html', 'In-Reply-To': sent['message-id'] ?? '' }
  const news = { From: 'news@shop.example', 'Content-Type': 'text/html', Precedence: 'bulk' }
  await receive(aMail(html, '<p>One</p>'), aMail(news, '<p>Two</p>'))
  const lists = [await listShownMails(deps.db, submissionId, 10), await listOtherMails(deps.db, 10)]
  expect(lists.map((rows) => rows.length)).toEqual([2, 1])
  expect(JSON.stringify(lists)).not.toContain('<p>')
})

test('a mail that is part of no conversation is kept for three months', async () => {
  const { deps, receive, clock, jobs, others } = await openMail()
  await receive(aMail({ From: 'news@shop.example', Precedence: 'bulk' }), aMail({}, 'Of a client.'))
  clock.advance(89 * 24 * 60 * 60 * SECOND)
  await jobs.runDue()
  expect(await others()).toHaveLength(1)
  clock.advance(2 * 24 * 60 * 60 * SECOND)
  await jobs.runDue()
  const left = await deps.db.selectFrom('mail').select('body').execute()
  expect(left).toEqual([{ body: 'Of a client.' }])
})
