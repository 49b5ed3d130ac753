import * as z from 'zod'

/** What the sentence of a code names: a limit, a name, the id of a record. */
export const Params = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
export type Params = z.infer<typeof Params>

/** Why something was refused, for programs. Codes are stable: sentences may be reworded or translated. */
export const Reason = z.object({ code: z.string(), params: Params.optional() })
export type Reason = z.infer<typeof Reason>

/** What every refused call answers. `error` and `message` are the same sentence, for a person to act on. */
export const Problem = z.object({
  error: z.string(),
  message: z.string(),
  ...Reason.shape,
  fields: z.record(z.string(), z.string()).optional(),
  codes: z.record(z.string(), Reason).optional(),
})
export type Problem = z.infer<typeof Problem>
