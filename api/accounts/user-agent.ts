import type { Context } from 'hono'

/** Real ones are shorter; a longer one is no browser's, and the session must not grow with it. */
const LENGTH_MAX = 300

/** The session remembers which browser it belongs to, and nothing else of the request. */
export function userAgentOf(c: Context) {
  return (c.req.header('user-agent') ?? '').slice(0, LENGTH_MAX)
}
