import type { Db } from '../../database/connect.ts'
import type { SubmissionRow } from '../../intake/queries.ts'
import { linkListMail } from '../../outbox/link-list-mail.ts'
import { enqueueLimitedMail } from '../../outbox/mail-limit.ts'
import type { Deps } from '../../platform/deps.ts'
import { listReaders } from '../staff/preferences.ts'
import type { ParsedSubmission } from './read-submission.ts'

const WORDS_SHOWN = 300

/** A mail at once to each member who wants one, in the transaction that takes the submission in. */
export async function tellMembers(
  deps: Pick<Deps, 'config' | 'now' | 'secret'>,
  tx: Db,
  { id, name, reference }: SubmissionRow,
  { words, source }: ParsedSubmission,
) {
  const { siteUrl } = deps.config
  const readers = await listReaders(tx)
  for (const { email } of readers.filter(({ wantsSubmissions }) => wantsSubmissions)) {
    const mail = linkListMail(email, {
      subject: `New submission: ${name} (${reference})`,
      parts: [
        {
          heading: `By the ${source}`,
          lines: [{ text: words.slice(0, WORDS_SHOWN) || name, link: `${siteUrl}/crm/inbox/${id}` }],
        },
      ],
      outro: `You get this because you asked for it: ${siteUrl}/crm/settings?tab=notices`,
    })
    await enqueueLimitedMail(
      deps,
      tx,
      { ...mail, isPrivate: false },
      { topic: 'submission', subjectId: id, note: { name, reference } },
    )
  }
}
