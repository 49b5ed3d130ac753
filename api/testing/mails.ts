import { Mail, OtherMail, SentMail } from '@nokshi/contract/crm/mails.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import * as z from 'zod'
import { expectAnswer } from './board.ts'
import { openInbox } from './inbox.ts'
import { makeStaff } from './make.ts'
import { testImap } from './servers/test-imap.ts'
import { testSmtp } from './servers/test-smtp.ts'

const SECOND = 1000
const Timeline = pageOf(Activity)
const Others = z.object({ items: OtherMail.array() })

/** A mail as it lies in a mailbox: header fields by name, and a body. */
export function aMail(headers: Record<string, string>, body = 'Hello!') {
  const all = {
    From: 'Huda <huda@tea.example>',
    To: 'website@nokshi.example',
    Subject: 'Re: Your shop',
    'Message-ID': `<${Math.random().toString(36).slice(2)}@tea.example>`,
    Date: 'Sun, 15 Nov 2026 06:00:00 +0000',
    ...headers,
  }
  const lines = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}\r\n`
}

/** The headers and the body of a multipart mail, for `aMail(...multipart(…))`. */
export function multipart(kind: string, parts: string[], more = ''): [Record<string, string>, string] {
  const body = parts.map((part) => `--frontier\n${part}\n`).join('')
  return [{ 'Content-Type': `multipart/${kind}; boundary=frontier${more}` }, `${body}--frontier--`]
}

/** A client with a deal, a mail server, and a mailbox that was opened once. */
export async function openMail(mailbox: { hasSent?: boolean } = {}) {
  const [smtp, imap] = [await testSmtp(), await testImap(mailbox)]
  const app = await openInbox({ env: { ...smtp.env, ...imap.env } })
  const submission = await app.sendRequest({ name: 'Huda', email: 'huda@tea.example' })
  const { contact, deal } = submission
  if (!contact || !deal) throw new Error('The request made no contact or no deal.')
  app.clock.advance(60 * SECOND)
  const { desk, jobs, clock } = app

  /** Lets the ten seconds pass, and sends. */
  async function leave() {
    clock.advance(11 * SECOND)
    await jobs.runDue()
  }

  async function write(fields: object = {}) {
    const mail = { to: 'huda@tea.example', subject: 'Your shop', body: 'Dear Huda,\n\nhello.', language: 'en' }
    const input = { dealId: deal?.id, ...mail, ...fields }
    return SentMail.parse(await expectAnswer(desk.post('/api/crm/mails', input), 201))
  }

  return {
    ...app,
    ...{ smtp, imap, contact, deal, submissionId: submission.id, leave, write },
    timeline: async () => (await desk.read(`/api/crm/timeline?deal=${deal.id}`, Timeline)).items,
    others: async () => {
      const { client: owner } = await makeStaff(app, 'owner')
      return (await owner.read('/api/crm/mailbox/others', Others)).items
    },
    mailOf: (activity: Activity | undefined) => desk.read(`/api/crm/mails/${activity?.mail?.id}`, Mail),
    /** Writes a mail, sends it, and answers what the client got. */
    async send(fields: object = {}) {
      await write(fields)
      await leave()
      const sent = smtp.mails.findLast(({ headers }) => headers.to === 'huda@tea.example')
      if (!sent) throw new Error('No mail has left.')
      return sent.headers
    },
    /** Puts mails into the mailbox, and has them fetched. */
    async receive(...mails: (string | Buffer)[]) {
      await imap.deliver(mails)
      clock.advance(SECOND)
      await jobs.runDue()
      // A stranger's mail is an enquiry now, which the outbox adopts.
      await jobs.runDue()
    },
  }
}
