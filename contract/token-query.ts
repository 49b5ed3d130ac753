import * as z from 'zod'

/** The secret of a private address, in its query. An impossible one is like one that nobody has. */
export const TokenQuery = z.object({ token: z.string().max(500).catch('') })
