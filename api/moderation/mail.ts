import { brand } from '@nokshi/content/brand.ts'
import { type NewReport, reportReasons } from '@nokshi/contract/moderation.ts'
import { composeMail } from '../intake/compose-mail.ts'
import type { Mail } from '../outbox/mail.ts'
import { plainMail } from '../outbox/plain-mail.ts'

interface ReportedPage {
  username: string
  address: string
  /** Where staff decide. */
  desk: string
  /** Reports about it that nobody has decided on, this one included. */
  waiting: number
}

/** To the studio. */
export function reportMail({ username, address, desk, waiting }: ReportedPage, report: NewReport): Mail {
  return composeMail({
    subject: `Report about @${username} (${waiting} waiting)`,
    fields: [
      ['Page', address],
      ['Reason', reasonInWords(report.reason)],
      ['From', report.email],
      ['Waiting', `${waiting} about this page. More within the hour come without a mail of their own.`],
      ['Decide in the CRM', desk],
      ['Or on the server, see all', 'npm run moderate'],
      ['Take it off the web', `npm run moderate -- suspend ${username}`],
      ['Leave it', `npm run moderate -- dismiss ${username}`],
    ],
    words: { label: 'Details', text: report.details },
    ...(report.email && { replyTo: { address: report.email } }),
  })
}

export function reasonInWords(value: string) {
  return reportReasons.find((reason) => reason.value === value)?.label ?? value
}

export function suspendedMail(to: string, address: string, reason: string | undefined): Mail {
  return plainMail(to, 'Your page was taken off the web', [
    `We have taken your page ${address} off the web, because it was reported to us and we found that it breaks our terms.`,
    ...(reason ? [`What we found: ${reason}`] : []),
    'Nothing of it was deleted. You can still log in, change it, and download or delete everything in your account.',
    `If you think that we are wrong, or have put it right, write to ${brand.contact.email}: a person will look at it again.`,
  ])
}

export function restoredMail(to: string, address: string): Mail {
  return plainMail(to, 'Your page is back', [
    `Your page ${address} is on the web again, as it was. Thank you for your patience.`,
  ])
}
