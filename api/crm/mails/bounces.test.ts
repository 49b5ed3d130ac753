import { Contact } from '@nokshi/contract/crm/contacts.ts'
import { InboxPage } from '@nokshi/contract/crm/inbox.ts'
import { Notice } from '@nokshi/contract/crm/notices.ts'
import { describe, expect, test } from 'vitest'
import { aMail, multipart, openMail } from '../../testing/mails.ts'

/** What became of the mails that came in. */
const rulesOf = ({ deps }: Awaited<ReturnType<typeof openMail>>) =>
  deps.db.selectFrom('mail').select(['rule', 'activityId']).where('folder', 'is not', null).orderBy('uid').execute()

describe('a bounce', () => {
  const report = (parts: string[]) =>
    multipart('report', ['Content-Type: text/plain\n\nNot delivered.', ...parts], '; report-type=delivery-status')
  const status = (action: string, code: string) =>
    `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; huda@tea.example\nAction: ${action}\nStatus: ${code}\nDiagnostic-Code: smtp; 550 ${code} No such\n mailbox here`
  const daemon = { From: 'Mail Delivery <MAILER-DAEMON@mx.example>', 'Return-Path': '<>', Subject: 'Undelivered' }

  test.each([
    ['with the whole mail', (id: string) => `Content-Type: message/rfc822\n\nMessage-ID: ${id}\nSubject: x\n\nx`],
    ['with its headers', (id: string) => `Content-Type: text/rfc822-headers\n\nSubject: x\nMessage-ID: ${id}`],
  ])('%s marks the mail and the address', async (_how, original) => {
    const studio = await openMail()
    const sent = await studio.send()
    const [headers, body] = report([status('failed', '5.1.1'), original(sent['message-id'] ?? '')])
    await studio.receive(aMail({ ...daemon, ...headers }, body))
    const [mail] = (await studio.timeline()).filter(({ kind }) => kind === 'mail-sent')
    expect(mail?.mail).toMatchObject({ state: 'bounced', error: '550 5.1.1 No such mailbox here' })
    const { contactMethods } = await studio.desk.read(`/api/crm/contacts/${studio.contact.id}`, Contact)
    expect(contactMethods).toMatchObject([{ norm: 'huda@tea.example', isBounced: true }])
    expect(await rulesOf(studio)).toEqual([{ rule: 'failed', activityId: null }])
    expect((await studio.readDeal(studio.deal)).hasNews).toBe(false)
    const notices = await studio.desk.read('/api/crm/notices', Notice.array())
    expect(notices).toMatchObject([{ kind: 'bounced', about: 'deal', name: studio.deal.name }])
    const { items } = await studio.desk.read('/api/crm/inbox', InboxPage)
    expect(items.filter(({ form }) => form === 'mail')).toEqual([])
  })

  test('in plain text counts too; one that is only late does not, and a complaint does', async () => {
    const studio = await openMail()
    const id = (await studio.send())['message-id'] ?? ''
    const [late, lateBody] = report([
      status('delayed', '4.4.1'),
      `Content-Type: message/rfc822\n\nMessage-ID: ${id}\n\nx`,
    ])
    await studio.receive(aMail({ ...daemon, ...late }, lateBody))
    expect(await rulesOf(studio)).toMatchObject([{ rule: 'delayed' }])
    expect((await studio.timeline())[0]?.mail?.state).toBe('sent')

    const exim = `A message that you sent could not be delivered:\n\n  huda@tea.example\n    550 5.1.1 Unknown user\n\nMessage-ID: ${id}`
    await studio.receive(aMail({ ...daemon, 'X-Failed-Recipients': 'huda@tea.example' }, exim))
    expect((await studio.timeline())[0]?.mail).toMatchObject({ state: 'bounced', error: '550 5.1.1 Unknown user' })

    const second = (await studio.send({ subject: 'Again' }))['message-id'] ?? ''
    const [arf, arfBody] = multipart(
      'report',
      [
        'Content-Type: text/plain\n\nA complaint.',
        'Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nVersion: 1',
        `Content-Type: message/rfc822\n\nMessage-ID: ${second}\n\nx`,
      ],
      '; report-type=feedback-report',
    )
    await studio.receive(aMail({ From: 'abuse@provider.example', ...arf }, arfBody))
    expect((await studio.timeline())[0]?.mail).toMatchObject({ state: 'bounced' })
  })
})
