/** Real ones are shorter; a longer one is no browser's, and the session must not grow with it. */
const LENGTH_MAX = 300

/** The session remembers which browser it belongs to, and nothing else of the request. */
export function userAgentOf(requestHeaders: Headers) {
  return new Headers({ 'user-agent': (requestHeaders.get('user-agent') ?? '').slice(0, LENGTH_MAX) })
}
