import { reportReasonLabels } from '@nokshi/content/report-reasons.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import type { NewReport } from '@nokshi/contract/moderation.ts'
import * as z from 'zod'
import { type Addressee, mailTo } from '../accounts/mails.ts'
import { composeMail } from '../intake/compose-mail.ts'
import { linkListMail, type Mail } from '../outbox/mail.ts'
import type { Summarize } from '../outbox/mail-limit.ts'
import type { Deps } from '../platform/deps.ts'

interface ReportedPage {
  username: string
  address: string
  /** Where staff decide. */
  desk: string
  /** Reports about it that nobody has decided on, this one included. */
  waiting: number
}

export function reportMail({ username, address, desk, waiting }: ReportedPage, report: NewReport): Mail {
  return composeMail({
    subject: `Report about @${username} (${waiting} waiting)`,
    fields: [
      ['Page', address],
      ['Reason', reportReasonLabels[report.reason]],
      ['From', report.email],
      ['Waiting', `${waiting} about this page. More within the hour come without an email of their own.`],
      ['Decide in the CRM', desk],
    ],
    message: { label: 'Details', text: report.details },
    ...(report.email && { replyTo: { address: report.email } }),
  })
}

const Note = z.object({ username: z.string() })

/** To the studio, about the pages whose reports came without a mail of their own. */
export function summarizeReports({ siteUrl }: { siteUrl: string }): Summarize {
  return async (_tx, held) => {
    const usernames = new Set(held.map(({ note }) => Note.parse(JSON.parse(note)).username))
    const desk = `${siteUrl}/crm/linkhub`
    return linkListMail(undefined, {
      subject: `Reports about ${usernames.size} more pages`,
      parts: [
        {
          heading: 'More than ten pages were reported within an hour',
          lines: [...usernames].map((username) => ({ text: `@${username}`, link: hubAddress(siteUrl, { username }) })),
        },
      ],
      outro: `All reports are here: ${desk}`,
    })
  }
}

type Reader = Pick<Deps, 'siteContent'>

export function suspendedMail(deps: Reader, to: Addressee, address: string, reason: string | undefined): Mail {
  return mailTo(deps, to, ({ suspended: { subject, text } }) => ({ subject, text: text(address, reason) }))
}

export function restoredMail(deps: Reader, to: Addressee, address: string): Mail {
  return mailTo(deps, to, ({ restored: { subject, text } }) => ({ subject, text: text(address) }))
}
