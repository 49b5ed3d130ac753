import * as z from 'zod'

/** Told to whoever stands above, in the transaction that keeps a post. */
export const SUBMISSION_KEPT = 'submission-kept'
export const SubmissionKept = z.object({ submissionId: z.string() })
