/** What the process knows only when it starts, and every page needs. */
export interface Settings {
  /** The public address of the site, for canonical links and share tags. */
  siteUrl: string
  /** Where the browser finds the API; empty when it is the address the page came from. */
  apiUrl: string
  /** What every page says about this installation, such as that it is a demo; empty for a real one. */
  notice: string
}

/**
 * Stands in for the settings in prerendered pages. The server puts the real ones in their place when it starts,
 * so one build serves any host. `.invalid` is a name that nobody can own (RFC 2606).
 */
export const placeholders: Settings = {
  siteUrl: 'https://site.nokshi.invalid',
  apiUrl: 'https://api.nokshi.invalid',
  notice: 'notice.nokshi.invalid',
}
