import * as z from 'zod'

/** An event for other slices, in the transaction that stores a submission. */
export const SUBMISSION_KEPT = 'submission-kept'
export const SubmissionStored = z.object({ submissionId: z.string() })
