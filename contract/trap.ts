import * as z from 'zod'

/** A hidden field that programs fill in. Neither browsers nor password managers know this name. */
export const TRAP_FIELD = 'leaveBlank'

export const FilledTrap = z.object({ [TRAP_FIELD]: z.string().trim().min(1) })

/**
 * The header with what a public form knows beside its fields, written as a query: the trap, and where the
 * visitor came from. The specification names what is in the body.
 */
export const HIDDEN_FIELDS = 'x-hidden-fields'
