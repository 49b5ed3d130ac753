import * as z from 'zod'

/**
 * A field of the public forms that people do not see and programs fill in. No browser and no password manager has a
 * value for this name.
 */
export const TRAP_FIELD = 'leaveBlank'

/** A post whose trap was stepped into. */
export const FilledTrap = z.object({ [TRAP_FIELD]: z.string().trim().min(1) })
