import { brand } from '@nokshi/content/brand.ts'
import { type NewReport, reportReasons } from '@nokshi/contract/moderation.ts'
import { composeMail } from '../intake/compose-mail.ts'
import { escapeHtml, type Mail } from '../platform/mail.ts'

interface ReportedPage {
  username: string
  address: string
  /** Reports about it that nobody has decided on, this one included. */
  waiting: number
}

/** To the studio. */
export function reportMail({ username, address, waiting }: ReportedPage, report: NewReport): Mail {
  return composeMail({
    subject: `Report about @${username} (${waiting} waiting)`,
    fields: [
      ['Page', address],
      ['Reason', reasonInWords(report.reason)],
      ['From', report.email],
      ['Waiting', `${waiting} about this page. More within the hour come without a mail of their own.`],
      ['See all', 'npm run moderate'],
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
  return ownerMail(to, 'Your page was taken off the web', [
    `We have taken your page ${address} off the web, because it was reported to us and we found that it breaks our terms.`,
    ...(reason ? [`What we found: ${reason}`] : []),
    'Nothing of it was deleted. You can still log in, change it, and download or delete everything in your account.',
    `If you think that we are wrong, or have put it right, write to ${brand.contact.email}: a person will look at it again.`,
  ])
}

export function restoredMail(to: string, address: string): Mail {
  return ownerMail(to, 'Your page is back', [
    `Your page ${address} is on the web again, as it was. Thank you for your patience.`,
  ])
}

/** Private: what became of a page is between its owner and us. */
function ownerMail(to: string, subject: string, paragraphs: string[]): Mail {
  return {
    to: { address: to },
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    isPrivate: true,
  }
}
