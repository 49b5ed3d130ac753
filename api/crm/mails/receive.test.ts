import { InboxPage, Submission } from '@nokshi/contract/crm/inbox.ts'
import { describe, expect, test } from 'vitest'
import { aMail, openMail } from '../../testing/mails.ts'
import { makeStaff } from '../../testing/make.ts'

type Studio = Awaited<ReturnType<typeof openMail>>

const ANOTHER = 'Karim <karim@other.example>'

/** What became of the mails that came in, the oldest first. */
async function rulesOf({ deps }: Studio) {
  const rows = await deps.db
    .selectFrom('mail')
    .select(['subject', 'rule', 'state', 'isStranger', 'isAutomatic', 'direction', 'activityId'])
    .where('folder', 'is not', null)
    .orderBy('uid')
    .execute()
  return rows.map(({ activityId, ...row }) => ({ ...row, isShown: activityId !== null }))
}

async function inboxOf({ desk }: Studio) {
  const { items } = await desk.read('/api/crm/inbox', InboxPage)
  return items.filter(({ form }) => form === 'mail')
}

/** The address in `Studio <studio@example.com>`. */
const addressIn = (field = '') => /<(.*)>/.exec(field)?.[1] ?? field

describe('a reply finds its conversation', () => {
  test('by In-Reply-To, by References alone, by the token in any address, and by its sender', async () => {
    const studio = await openMail()
    const sent = await studio.send()
    const id = sent['message-id'] ?? ''
    const token = addressIn(sent['reply-to'])
    const foreign = '<ticket.42@helpdesk.example>'
    await studio.receive(
      aMail({ 'In-Reply-To': id }),
      aMail({ 'In-Reply-To': foreign, References: `${id} ${foreign}` }),
      aMail({ To: token }),
      aMail({ To: 'others@example.com', 'Delivered-To': token.toUpperCase() }),
      aMail({}),
      aMail({ From: ANOTHER, 'In-Reply-To': id }),
    )
    expect(await rulesOf(studio)).toMatchObject([
      { rule: 'in-reply-to', isStranger: 0 },
      { rule: 'references', isStranger: 0 },
      { rule: 'token', isStranger: 0 },
      { rule: 'token', isStranger: 0 },
      { rule: 'sender', isStranger: 0 },
      // Somebody in copy answers: shown, and marked.
      { rule: 'in-reply-to', isStranger: 1 },
    ])
    const received = (await studio.timeline()).filter(({ kind }) => kind === 'mail-received')
    expect(received).toHaveLength(6)
  })

  test('also by the id that the mail server gave ours, and by a client’s earlier mail', async () => {
    const studio = await openMail()
    await studio.send()
    await studio.deps.db.updateTable('mail').set({ providerId: '<0100@ses.example>' }).execute()
    const first = { From: ANOTHER, 'Message-ID': '<first@other.example>', 'In-Reply-To': '<0100@ses.example>' }
    await studio.receive(aMail(first), aMail({ From: ANOTHER, References: '<first@other.example>' }))
    expect(await rulesOf(studio)).toMatchObject([{ rule: 'in-reply-to' }, { rule: 'references' }])
  })

  test('by the last of two hundred references, of which our answer repeats what a header can hold', async () => {
    const studio = await openMail()
    const sent = await studio.send()
    const older = Array.from({ length: 200 }, (_, n) => `<${n}@x.example>`).join('\r\n ')
    const ids = { References: `${older}\r\n ${sent['message-id']} <é@x.example>`, 'Message-ID': '<ü@tea.example>' }
    await studio.receive(aMail({ From: ANOTHER, ...ids }), aMail(ids))
    expect(await rulesOf(studio)).toMatchObject([{ rule: 'references' }, { rule: 'references' }])
    await studio.send()
    expect(studio.smtp.sources.at(-1)?.split('\r\n\r\n')[0]).toMatch(/^\p{ASCII}+$/u)
  })

  test('never by a number in the subject, nor by a token or id that somebody made up', async () => {
    const studio = await openMail()
    const { reference } = await studio.desk.read(`/api/crm/inbox/${studio.submissionId}`, Submission)
    const sent = await studio.send()
    const forged = addressIn(sent['reply-to']).replace(/\.\w{16}@/, '.0123456789abcdef@')
    const subject = `=?utf-8?B?${Buffer.from(`Re: [${reference}] আপনার অনুরোধ`).toString('base64')}?=`
    await studio.receive(
      aMail({ From: ANOTHER, Subject: subject }, 'I am somebody else altogether.'),
      aMail({ From: 'Mallory <m@evil.example>', To: forged, 'In-Reply-To': '<m.1.2@nokshi.example>' }, 'Pay me.'),
    )
    expect(await rulesOf(studio)).toMatchObject([
      { rule: 'new', subject: `Re: [${reference}] আপনার অনুরোধ`, isShown: false },
      { rule: 'new' },
    ])
    expect((await studio.timeline()).map(({ kind }) => kind)).not.toContain('mail-received')
  })
})

test('a stranger’s mail becomes an enquiry with its mail, and the next one joins the person', async () => {
  const studio = await openMail()
  const mail = { From: ANOTHER, Subject: 'A site for my shop', 'Message-ID': '<1@other.example>' }
  await studio.receive(aMail(mail, 'Dear studio,\n\nI need a site.'))
  const [item] = await inboxOf(studio)
  expect(item).toMatchObject({ name: 'Karim', tab: 'new', reference: expect.stringMatching(/^EM-/) })
  const submission = await studio.desk.read(`/api/crm/inbox/${item?.id}`, Submission)
  expect(submission).toMatchObject({ email: 'karim@other.example', contact: { name: 'Karim' }, deal: null })
  expect(submission.fields).toContainEqual({ label: 'Subject', value: 'A site for my shop' })
  expect(submission.spamReasons).toEqual([])
  const mails = await (await studio.desk.get(`/api/crm/inbox/${item?.id}/mails`)).json()
  expect(mails.items).toMatchObject([{ subject: 'A site for my shop', text: 'Dear studio,\n\nI need a site.' }])
  // Nothing is sent back to an address that may be forged.
  expect(studio.smtp.mails.filter(({ headers }) => headers.to === 'karim@other.example')).toEqual([])

  await studio.receive(aMail({ ...mail, 'Message-ID': '<2@other.example>', References: '<1@other.example>' }, 'And?'))
  expect(await inboxOf(studio)).toHaveLength(1)
  expect(await rulesOf(studio)).toMatchObject([{ rule: 'new' }, { rule: 'references', isShown: true }])
})

test('the spam rules of the forms hold for mails', async () => {
  const studio = await openMail()
  const text =
    'Guest posts and backlinks packages: [url=x]a[/url] https://a.example https://b.example https://c.example'
  await studio.receive(aMail({ From: ANOTHER, Subject: 'Sponsored post' }, text))
  expect(await inboxOf(studio)).toEqual([])
  const { items } = await studio.desk.read('/api/crm/inbox?tab=spam', InboxPage)
  expect(items).toMatchObject([{ form: 'mail', name: 'Karim' }])
})

test('automatic mails make no enquiry and are no news, but are shown where they belong', async () => {
  const studio = await openMail()
  const sent = await studio.send()
  await studio.desk.post(`/api/crm/inbox/${studio.submissionId}/close`, {})
  await studio.receive(
    aMail({ 'Auto-Submitted': 'auto-replied', 'In-Reply-To': sent['message-id'] ?? '' }, 'I am away.'),
    aMail({ From: ANOTHER, 'Auto-Submitted': 'auto-replied' }),
    aMail({ From: ANOTHER, Precedence: 'bulk' }),
    aMail({ From: ANOTHER, 'List-Unsubscribe': '<https://news.example/u>' }),
    aMail({ From: 'Shop <no-reply@shop.example>' }),
    aMail({ From: ANOTHER, Subject: 'Out of office: Karim' }),
    aMail({ From: ANOTHER, 'X-Autoreply': 'yes' }),
    aMail({ From: ANOTHER, 'List-Id': 'Tea <tea.lists.example>' }),
  )
  const [shown, ...others] = await rulesOf(studio)
  expect(shown).toMatchObject({ rule: 'in-reply-to', isAutomatic: 1, isShown: true })
  expect(others.map(({ rule }) => rule)).toEqual(others.map(() => 'automatic'))
  expect(await inboxOf(studio)).toEqual([])
  expect(await studio.others()).toHaveLength(7)
  expect((await studio.readDeal(studio.deal)).hasNews).toBe(false)
  const { tab } = await studio.desk.read(`/api/crm/inbox/${studio.submissionId}`, Submission)
  expect(tab).toBe('closed')
})

test('a client who answers opens a closed enquiry again, and whoever has it is told', async () => {
  const studio = await openMail()
  const sent = await studio.send({ dealId: null, submissionId: studio.submissionId })
  await studio.desk.post(`/api/crm/inbox/${studio.submissionId}/close`, {})
  await studio.receive(aMail({ 'In-Reply-To': sent['message-id'] ?? '' }, 'One more thing.'))
  // The notice waits a little for its reader, and its mail then leaves.
  for (let n = 0; n < 3; n++) await studio.leave()
  const { tab } = await studio.desk.read(`/api/crm/inbox/${studio.submissionId}`, Submission)
  expect(tab).toBe('taken')
  const told = studio.smtp.mails.filter(({ headers }) => headers.to === studio.staff.email)
  expect(told.map(({ headers }) => headers.subject)).toEqual([
    expect.stringMatching(/^New answer in .*: One more thing\.$/),
  ])
})

describe('of our own mails', () => {
  test('copies, notices and forged ones never become an enquiry', async () => {
    const studio = await openMail()
    const sent = await studio.send()
    await studio.imap.deliver([aMail({ From: sent.from ?? '', 'Message-ID': sent['message-id'] ?? '' })], 'Sent')
    await studio.receive(
      aMail({
        From: 'Nokshi Studio <website@nokshi.example>',
        Subject: 'New lead',
        'Auto-Submitted': 'auto-generated',
      }),
      // A forged member: our server did not say that it is true, and a second line by the sender counts for nothing.
      aMail({
        From: `Nila <${studio.staff.email}>`,
        To: addressIn(sent['reply-to']),
        'Authentication-Results': 'mx.nokshi.example; dmarc=fail',
        'authentication-results': 'evil.example; dmarc=pass',
      }),
    )
    const rules = await rulesOf(studio)
    expect(rules.map(({ rule }) => rule).toSorted()).toEqual(['own', 'own-copy', 'token'])
    expect(rules.find(({ rule }) => rule === 'token')).toMatchObject({ direction: 'in', isStranger: 1 })
    expect(await inboxOf(studio)).toEqual([])
  })

  test('nobody is one of us by a name that our server has not proven', async () => {
    const studio = await openMail()
    const { staff: gone } = await makeStaff(studio)
    await studio.deps.db.updateTable('staff').set({ disabledAt: 1 }).where('id', '=', gone.id).execute()
    const domain = studio.staff.email.replace(/.*@/, '')
    const from = (email: string, results = '') =>
      aMail({ From: `Nila <${email}>`, To: 'huda@tea.example', 'Authentication-Results': results }, 'Pay here.')
    const pass = `dmarc=pass (p=none) header.from=${domain}`
    await studio.receive(
      from('website@nokshi.example'),
      from('website@nokshi.example', `mx.nokshi.example; ${pass}`),
      from(studio.staff.email, `mx.nokshi.example; spf=pass smtp.mailfrom=dmarc=pass@evil.example; dmarc=fail`),
      from(studio.staff.email, `mx.nokshi.example; spf=pass smtp.mailfrom="x; ${pass}"@evil.example; dmarc=fail`),
      from(studio.staff.email, `mx.nokshi.example; spf=pass (helo (x); ${pass}); dmarc=fail`),
      from(studio.staff.email, 'mx.nokshi.example; dmarc=pass header.from=evil.example'),
      from(gone.email, `mx.nokshi.example; ${pass}`),
      from(studio.staff.email, `mx.nokshi.example; ${'dkim=pass header.d=x.example; '.repeat(30)}${pass}`),
    )
    const rules = await rulesOf(studio)
    expect(rules.slice(0, 2)).toMatchObject([{ rule: 'own' }, { rule: 'own' }])
    expect(rules.map(({ direction }) => direction)).toEqual(['in', 'in', 'in', 'in', 'in', 'in', 'in', 'out'])
    expect((await studio.timeline()).filter(({ kind }) => kind === 'mail-sent')).toMatchObject([
      { actor: { id: studio.staff.id } },
    ])
  })

  test('an answer from a mail program is shown as ours and stops the clock', async () => {
    const studio = await openMail()
    const { desk } = studio
    await studio.receive(aMail({ From: ANOTHER, 'Message-ID': '<ask@other.example>' }, 'How much is a site?'))
    const [item] = await inboxOf(studio)
    const answer = { From: 'Nila <website@nokshi.example>', To: ANOTHER, 'In-Reply-To': '<ask@other.example>' }
    await studio.imap.deliver([aMail(answer, 'It depends.')], 'Sent')
    studio.clock.advance(1000)
    await studio.jobs.runDue()
    const submission = await desk.read(`/api/crm/inbox/${item?.id}`, Submission)
    expect(submission.firstReplyAt).not.toBeNull()
    const { items } = await (await desk.get(`/api/crm/inbox/${item?.id}/mails`)).json()
    expect(items).toMatchObject([{ direction: 'in' }, { direction: 'out', state: 'sent', text: 'It depends.' }])
  })
})

test('a mailbox without a Sent folder, which stays open, is read again', async () => {
  const studio = await openMail({ hasSent: false })
  await studio.receive(aMail({}, 'One.'))
  await studio.receive(aMail({}, 'Two.'))
  expect(await rulesOf(studio)).toHaveLength(2)
})

test('the same mail twice is one; another with the same id is another', async () => {
  const studio = await openMail()
  const mail = { 'Message-ID': '<same@tea.example>' }
  await studio.receive(
    aMail({ 'Delivered-To': 'a@nokshi.example', ...mail }, 'One.'),
    aMail({ 'Delivered-To': 'b@nokshi.example', Received: 'from x by y', ...mail }, 'One.'),
    aMail(mail, 'Two.'),
    aMail({ 'Message-ID': '' }, 'Three.'),
    aMail({ 'Message-ID': '' }, 'Three.'),
    aMail({ 'Message-ID': '' }, 'Four.'),
  )
  expect((await rulesOf(studio)).map(({ rule }) => rule)).toEqual([
    ...['sender', 'copy', 'sender', 'sender', 'copy', 'sender'],
  ])
})

test('a mail that cannot be read is kept as a file and listed, and the next one is filed', async () => {
  const studio = await openMail()
  const bomb = `From: x@y.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n\r\n'.repeat(1000)}--b--`
  await studio.receive(bomb, aMail({}, 'Fine.'))
  const [unreadable] = await studio.others()
  expect(unreadable).toMatchObject({ state: 'unreadable', error: 'It has more than 200 parts.' })
  const file = await studio.desk.get(`/api/crm/mail-files/${unreadable?.rawId}`)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(Buffer.from(await file.arrayBuffer()).toString()).toContain('boundary=b')
  expect((await studio.timeline())[0]).toMatchObject({ kind: 'mail-received', body: 'Fine.' })
})

test('an owner reads the server’s own answer, and without a mailbox is told so', async () => {
  const studio = await openMail()
  const { client: owner } = await makeStaff(studio, 'owner')
  await studio.imap.deliver([aMail({})])
  const fetched = await (await owner.post('/api/crm/mailbox/fetch', {})).json()
  expect(fetched).toMatchObject({ isFetched: true, count: 1 })
  await studio.imap.goDown()
  studio.clock.advance(1000)
  const failed = await (await owner.post('/api/crm/mailbox/fetch', {})).json()
  expect(failed).toMatchObject({ isFetched: false, answer: expect.stringContaining('127.0.0.1: ') })
  const { imap } = await (await owner.get('/api/crm/mailbox')).json()
  expect(imap).toMatchObject({ error: failed.answer, fetchedAt: expect.any(Number) })
})
