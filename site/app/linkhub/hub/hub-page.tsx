import { hubLabels } from '@nokshi/content/hub.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { hubColours } from './hub-colours.ts'
import { HubSheet } from './hub-sheet.tsx'
import './hub.css'
import './hub-message.css'
import './hub-videos.css'

interface HubPageProps {
  profile: Profile
  isPreview?: boolean
  apiUrl?: string
}

/**
 * The public page of a profile, for the app. The colours are set by script: the policy refuses style
 * attributes in HTML, so this must not be rendered on the server (see hub-document.tsx).
 */
export function HubPage({ profile, isPreview = false, apiUrl = '' }: HubPageProps) {
  return (
    <div
      className="hub"
      data-preview={isPreview ? '' : undefined}
      lang={profile.language}
      dir={hubLabels[profile.language].direction}
      style={hubColours(profile)}
    >
      <HubSheet profile={profile} isPreview={isPreview} apiUrl={apiUrl} />
    </div>
  )
}
