import { isAPIError } from 'better-auth/api'

const codes = new Set<unknown>(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD'])

/** Whether better-auth failed because the password was wrong, and not for any other reason. */
export function isWrongPassword(fault: unknown) {
  return isAPIError(fault) && codes.has(fault.body?.code)
}
