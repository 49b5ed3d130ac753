/** Fetches what shows notices before there is one: a notice may be about a network that is gone. */
export function prepareNotices() {
  return import('./toast-region.tsx')
}
