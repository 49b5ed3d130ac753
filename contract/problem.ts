import * as z from 'zod'

/** What every refused call answers. `error` and `message` are the same sentence, for a person to act on. */
export const Problem = z.object({
  error: z.string(),
  message: z.string(),
  /** A sentence per field that was refused. */
  fields: z.record(z.string(), z.string()).optional(),
})
export type Problem = z.infer<typeof Problem>
