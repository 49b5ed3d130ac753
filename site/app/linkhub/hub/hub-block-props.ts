import type { Profile } from '@nokshi/contract/linkhub.ts'

/** What a part of a page is given. */
export interface BlockProps {
  profile: Profile
  isPreview: boolean
  /** Where the counting addresses are. Given where the page has to work without scripts too: then each link is there a second time. */
  goBase: string | undefined
  apiUrl: string
}
