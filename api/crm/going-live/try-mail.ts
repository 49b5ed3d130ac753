import { createHmac } from 'node:crypto'
import type { TestMail } from '@nokshi/contract/crm/going-live.ts'
import { transact } from '../../database/connect.ts'
import { plainMail } from '../../outbox/mail.ts'
import { sendOnce } from '../../outbox/send-once.ts'
import { noteChange } from '../../platform/change-log.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteMark, setMark } from '../../platform/live-marks.ts'
import { requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { StaffMember } from '../staff/session.ts'

export const MAIL_MARK = 'test-mail'

const LIMIT = { name: 'test-mail', hits: 5, perSeconds: 10 * 60 }

/** The mail goes to the caller's own address, so that nobody can send mail to others with it. */
export async function tryMail(deps: Deps, staff: StaffMember): Promise<TestMail> {
  const { config, db, now } = deps
  if (!config.mail) throw new Refusal('conflict', 'no-mail-server')
  await requireUnderLimit(deps, LIMIT, ['studio'], 'too-many-test-mails')
  const { isAccepted, answer } = await sendOnce(config.mail, testMail(deps, staff.email))
  await transact(db, async (tx) => {
    if (isAccepted)
      await setMark(tx, { name: MAIL_MARK, doneAt: now(), actorId: staff.id, fingerprint: mailFingerprint(deps) })
    else await deleteMark(tx, MAIL_MARK)
    const outcome = isAccepted ? 'it was accepted' : 'it did not go out'
    await noteChange(tx, now(), { kind: 'settings', summary: `Sent a test mail: ${outcome}`, actorId: staff.id })
  })
  return { isAccepted, to: staff.email, answer }
}

/** With another server, password or sender an earlier test proves nothing. */
export function mailFingerprint({ config: { mail }, secret }: Pick<Deps, 'config' | 'secret'>) {
  return createHmac('sha256', secret).update(`test-mail\0${mail?.url}\0${mail?.from}`).digest('base64url')
}

function testMail(deps: Deps, to: string) {
  return plainMail(to, {
    subject: `Test email from ${brandOf(deps).name}`,
    text: [
      `This is the test email that you asked for in the CRM at ${deps.config.siteUrl}.`,
      'If you read it in your inbox, email works. If it was in the spam folder, look at SPF, DKIM and DMARC in the same list.',
    ],
  })
}
