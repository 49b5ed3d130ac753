import { TOTP } from 'otpauth'

const STEP_MS = 30_000

/** The code of an authenticator app for a secret or `otpauth://` address, some steps of 30 s from now. */
export function appCode(secretOrUri: string, steps = 0) {
  const secret = URL.canParse(secretOrUri) ? new URL(secretOrUri).searchParams.get('secret') : secretOrUri
  return new TOTP({ secret: (secret ?? '').replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * STEP_MS })
}
