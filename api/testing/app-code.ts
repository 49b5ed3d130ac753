import { TOTP } from 'otpauth'

const STEP_MS = 30_000

/** What an authenticator app shows for a secret or an `otpauth://` address, some steps of thirty seconds from now. */
export function appCode(secretOrUri: string, steps = 0) {
  const secret = URL.canParse(secretOrUri) ? new URL(secretOrUri).searchParams.get('secret') : secretOrUri
  return new TOTP({ secret: (secret ?? '').replaceAll(' ', '') }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  })
}
