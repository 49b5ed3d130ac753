import type { Config } from '../platform/config.ts'

/** One for the session, one for a login that still waits for its code, one by which an account knows a browser again. */
export function creatorCookies({ apiUrl }: Pick<Config, 'apiUrl'>) {
  const prefix = apiUrl.startsWith('https:') ? '__Host-' : ''
  return { session: `${prefix}sid`, challenge: `${prefix}sid-step`, device: `${prefix}device` }
}
