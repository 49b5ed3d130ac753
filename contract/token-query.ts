import * as z from 'zod'

/** The secret of a private address, behind its question mark. One that cannot be any is as wrong as one that nobody has. */
export const TokenQuery = z.object({ token: z.string().max(500).catch('') })
