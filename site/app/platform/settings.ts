import { shortNameOf } from '@nokshi/contract/website/brand-names.ts'
import type { Brand, SiteContent } from '@nokshi/contract/website/site-content.ts'

/** What the process knows only when it starts, and every page needs. */
export interface Settings {
  siteUrl: string
  /** Where the browser finds the API; empty when it is the address the page came from. */
  apiUrl: string
  /** What every page says about this installation, such as that it is a demo; empty for a real one. */
  notice: string
  /** Before addresses of the site, in a hub page on its own domain. */
  studioUrl?: string
}

export interface PageSettings extends Settings {
  studio: Studio
}

/** Published content, and where its pictures are. */
export interface PublishedContent {
  version: number
  content: SiteContent
  /** Below this address are the drawings in the look of the brand. */
  drawings: string
}

export type Studio = ReturnType<typeof describeStudio>

/** What the frame of every page and its share tags say about the studio. */
export function describeStudio({ version, content: { brand, footer }, drawings }: PublishedContent) {
  const { email, phone, address } = brand.contact
  return {
    name: brand.name,
    shortName: shortNameOf(brand),
    email,
    phone,
    address,
    whatsapp: brand.socials.whatsapp,
    replyPromise: brand.replyPromise,
    footer,
    drawings,
    /** Of the content: share pictures have its headings in them. */
    version,
    wordmark: wordmarkSize(brand),
    /** Of pages without a picture of their own; absent where one is drawn for each. */
    sharePicture: brand.sharePicture,
  }
}

/** That of the drawn one; a logo of the owner's is as wide as its shape asks for, up to the same width. */
function wordmarkSize({ logo }: Brand) {
  const [width, height] = [304, 84]
  return { width: logo ? Math.min(width, Math.round((height * logo.width) / logo.height)) : width, height }
}
