import type { SubmissionRow } from './queries.ts'

/** What was sent. Undefined when it is no JSON: one damaged row must not take a list of many down with it. */
export function readPayload({ payload }: Pick<SubmissionRow, 'payload'>): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
