import type { Config } from '../platform/config.ts'

/** One for the session, one for a login that still waits for its code. */
export function staffCookies({ apiUrl }: Pick<Config, 'apiUrl'>) {
  const prefix = apiUrl.startsWith('https:') ? '__Host-' : ''
  return { session: `${prefix}crm`, challenge: `${prefix}crm-step` }
}
