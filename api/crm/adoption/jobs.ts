import * as z from 'zod'
import type { PlaceInList } from '../../database/part-of-list.ts'
import { inboxAddress } from '../../intake/compose-mail.ts'
import { SUBMISSION_KEPT, SubmissionStored } from '../../intake/payload.ts'
import { listAdoptable } from '../../intake/queries.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import { linkListMail } from '../../outbox/mail.ts'
import type { Summarize } from '../../outbox/mail-limit.ts'
import type { HeldMail } from '../../outbox/mail-limit-queries.ts'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { listReaders } from '../staff/preferences.ts'
import { adoptSubmission } from './adopt-submission.ts'

const Note = z.object({ name: z.string(), reference: z.string() })

/** The others are counted, and all are in the inbox. */
const LINES_MAX = 50

const write = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const MINUTE = 60

export function adoptionJobs(deps: Deps): BackgroundJobs {
  return {
    handlers: { [SUBMISSION_KEPT]: (payload) => adoptSubmission(deps, SubmissionStored.parse(payload).submissionId) },
    summaries: { submission: summarizeSubmissions(deps.config) },
    jobs: [{ name: 'posts not taken in', everySeconds: 10 * MINUTE, isDueAtStart: true, run: () => adoptAll(deps) }],
  }
}

const SUBMISSIONS_PER_LOOK = 100

/** Adopts submissions from before the CRM, and those the outbox gave up on, the oldest first. */
async function adoptAll(deps: Deps) {
  let last: PlaceInList | undefined
  for (;;) {
    const submissions = await listAdoptable(deps.db, last, SUBMISSIONS_PER_LOOK)
    for (const { id } of submissions)
      await adoptSubmission(deps, id).catch((error: unknown) =>
        // One that fails must not stop the others.
        deps.log.error('adoption failed', { submission: id, ...describeError(error) }),
      )
    last = submissions.at(-1)
    if (submissions.length < SUBMISSIONS_PER_LOOK) return
  }
}

/** The submissions that had no mail of their own, for the studio or a member who still wants them. */
function summarizeSubmissions(config: Config): Summarize {
  return async (tx, held, to) => {
    const isReader =
      to === undefined || (await listReaders(tx)).some((reader) => reader.wantsSubmissions && reader.email === to)
    if (!isReader) return undefined
    const more = held.length - LINES_MAX
    const lines = held
      .slice(0, LINES_MAX)
      .map((mail) => ({ text: describe(mail), link: inboxAddress(config, mail.subjectId) }))
    const rest = more > 0 ? [{ text: `And ${more} more`, link: inboxAddress(config) }] : []
    const since = write.format(held[0]?.heldAt)
    return linkListMail(to, {
      subject: held.length === 1 ? '1 more enquiry' : `${held.length} more enquiries`,
      parts: [{ heading: `Received since ${since} UTC`, lines: [...lines, ...rest] }],
      outro: `So many came within an hour that they have no email of their own. All of them are in the inbox: ${inboxAddress(config)}`,
    })
  }
}

function describe({ note }: HeldMail) {
  const { name, reference } = Note.parse(JSON.parse(note))
  return `${name} (${reference})`
}
