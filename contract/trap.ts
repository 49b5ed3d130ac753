import * as z from 'zod'

/** A hidden field that programs fill in. Neither browsers nor password managers know this name. */
export const TRAP_FIELD = 'leaveBlank'

export const FilledTrap = z.object({ [TRAP_FIELD]: z.string().trim().min(1) })

/** A header with the trap and the source of the visit, because the specification defines the body. */
export const HIDDEN_FIELDS = 'x-hidden-fields'
