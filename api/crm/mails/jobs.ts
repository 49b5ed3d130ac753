import type { BackgroundJobs } from '../../outbox/background.ts'
import { CLIENT_MAIL } from '../../outbox/mail.ts'
import type { Mailer } from '../../outbox/mailer.ts'
import type { Deps } from '../../platform/deps.ts'
import { deliverMail } from './deliver-mail.ts'
import { deleteUnused } from './mail-files.ts'
import { mailboxOf } from './mailbox.ts'

const MINUTE = 60

export function clientMailJobs(deps: Deps, mailer: Mailer | undefined): BackgroundJobs {
  const mailbox = mailboxOf(deps)
  return {
    ...(mailer && { handlers: { [CLIENT_MAIL]: deliverMail(deps, mailer) } }),
    jobs: [
      { name: 'mailbox', everySeconds: MINUTE, isDueAtStart: true, run: mailbox.sweep },
      { name: 'unused mails and files', everySeconds: 60 * MINUTE, run: () => deleteUnused(deps) },
    ],
    stop: mailbox.stop,
  }
}
