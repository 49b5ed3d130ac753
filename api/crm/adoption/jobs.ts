import { listAdoptable } from '../../intake/queries.ts'
import { SUBMISSION_KEPT, SubmissionStored } from '../../intake/submission-stored.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { adoptSubmission } from './adopt-submission.ts'
import { summarizeSubmissions } from './summarize-submissions.ts'

const MINUTE = 60

export function adoptionJobs(deps: Deps): BackgroundJobs {
  return {
    handlers: {
      [SUBMISSION_KEPT]: (payload) => adoptSubmission(deps, SubmissionStored.parse(payload).submissionId),
    },
    summaries: { submission: summarizeSubmissions(deps.config) },
    jobs: [
      {
        name: 'posts not taken in',
        everySeconds: 10 * MINUTE,
        isDueAtStart: true,
        run: () => adoptAll(deps),
      },
    ],
  }
}

const SUBMISSIONS_PER_LOOK = 100

/** Takes in what came before there was a CRM, and what its outbox row gave up on; in the order it came. */
async function adoptAll(deps: Deps) {
  let last: { receivedAt: number; id: string } | undefined
  for (;;) {
    const submissions = await listAdoptable(deps.db, last, SUBMISSIONS_PER_LOOK)
    for (const { id } of submissions)
      await adoptSubmission(deps, id).catch((error: unknown) =>
        // One that cannot be read must not keep the others out.
        deps.log.error('adoption failed', { submission: id, ...describeError(error) }),
      )
    last = submissions.at(-1)
    if (submissions.length < SUBMISSIONS_PER_LOOK) return
  }
}
