import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'

export interface ContentSource {
  /**
   * The content in a language, and its version. Whoever caches something made of it drops that when the
   * version changes. For one version it is always the same object.
   */
  current(language: SiteLanguage['code']): { version: number; content: SiteContent }
  /** Not before a site that runs apart has asked its API. */
  isReady(): boolean
  whenReady(): Promise<void>
  /** Reads it again if another version was published meanwhile, by whichever process. */
  refresh(): Promise<void>
  /** A picture that the content names, such as the logo. */
  readPicture(src: string): Promise<Uint8Array | undefined>
}

/** Who the studio is, in English where no language is named. */
export function brandOf({ siteContent }: { siteContent: ContentSource }, language: SiteLanguage['code'] = 'en') {
  return siteContent.current(language).content.brand
}
