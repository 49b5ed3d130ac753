import * as z from 'zod'

/** Told to whoever stands above, in the transaction that keeps a submission. */
export const SUBMISSION_KEPT = 'submission-kept'
export const SubmissionStored = z.object({ submissionId: z.string() })
