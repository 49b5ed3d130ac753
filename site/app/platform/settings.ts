/** What the process knows only when it starts, and every page needs. */
export interface Settings {
  /** The public address of the site, for canonical links and share tags. */
  siteUrl: string
  /** Where the browser finds the API; empty when it is the address the page came from. */
  apiUrl: string
  /** What every page says about this installation, such as that it is a demo; empty for a real one. */
  notice: string
}
