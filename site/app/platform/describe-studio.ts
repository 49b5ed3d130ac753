import { shortNameOf } from '@nokshi/contract/website/brand-names.ts'
import type { Brand, SiteContent } from '@nokshi/contract/website/site-content.ts'
import type { Studio } from './settings.ts'

/** Published content, and where its pictures are. */
export interface PublishedContent {
  version: number
  content: SiteContent
  /** Below this address are the drawings in the look of the brand. */
  drawings: string
}

export function describeStudio({ version, content: { brand, footer }, drawings }: PublishedContent): Studio {
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
    version,
    wordmark: wordmarkSize(brand),
    sharePicture: brand.sharePicture,
  }
}

/** That of the drawn one; a logo of the owner's is as wide as its shape asks for, up to the same width. */
function wordmarkSize({ logo }: Brand) {
  const [width, height] = [304, 84]
  return { width: logo ? Math.min(width, Math.round((height * logo.width) / logo.height)) : width, height }
}
