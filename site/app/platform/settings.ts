import type { Footer, Photo } from '@nokshi/contract/website/site-content.ts'

/** What the process knows only when it starts, and every page needs. */
export interface Settings {
  /** The public address of the site, for canonical links and share tags. */
  siteUrl: string
  /** Where the browser finds the API; empty when it is the address the page came from. */
  apiUrl: string
  /** What every page says about this installation, such as that it is a demo; empty for a real one. */
  notice: string
}

/** What the frame of every page and its share tags say about the studio. */
export interface Studio {
  name: string
  shortName: string
  email: string
  phone: string
  address: string
  whatsapp: string
  replyPromise: string
  footer: Footer
  /** Below this address are the drawings, icons and share pictures in the look of the brand. */
  drawings: string
  /** Of the content: share pictures have its headings in them. */
  version: number
  wordmark: { width: number; height: number }
  /** Of pages without a picture of their own; absent where one is drawn for each. */
  sharePicture?: Photo | undefined
}

/** What root.tsx loads. */
export interface PageSettings extends Settings {
  studio: Studio
}
