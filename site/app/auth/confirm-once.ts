import { ApiProblem } from '../platform/api.ts'
import { forgetLogin } from '../platform/login-memory.ts'

export interface Confirmation {
  email?: string | undefined
  movesAt?: number | undefined
  isKept?: boolean | undefined
  /** With which a new password is chosen, because the one from before has ended. */
  passwordToken?: string | undefined
  refusal?: string | undefined
}

const started = new Map<string, Promise<Confirmation>>()

/** A link works once, so it is sent once, however often the page is drawn. */
export function confirmOnce(token: string) {
  const confirmation = started.get(token) ?? confirm(token)
  started.set(token, confirmation)
  return confirmation
}

export function forgetConfirmation(token: string) {
  started.delete(token)
}

async function confirm(token: string): Promise<Confirmation> {
  try {
    const { confirmEmail } = await import('./account-calls.ts')
    const { email, movesAt, isKept, passwordToken } = await confirmEmail({ token })
    forgetLogin()
    return { email, movesAt, isKept, passwordToken }
  } catch (error) {
    // Only a refused token is final; any other failure can be retried.
    return { refusal: error instanceof ApiProblem ? error.fields.token : undefined }
  }
}
