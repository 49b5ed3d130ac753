import type { Profile } from '@nokshi/contract/linkhub.ts'

export interface BlockProps {
  profile: Profile
  isPreview: boolean
  /** Where the counting addresses are, for pages that work without scripts: then each link is there twice. */
  goBase: string | undefined
  apiUrl: string
}
