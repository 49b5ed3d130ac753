import { accountPages } from '@nokshi/content/account.ts'
import { apiUrl } from '../platform/api-url.ts'
import { AccountSection } from './account-section.tsx'

export function DownloadSection({ hasProfile }: { hasProfile: boolean }) {
  const { heading, text, action, nothing } = accountPages.account.download
  return (
    <AccountSection heading={heading}>
      <p className="soft">{hasProfile ? text : nothing}</p>
      {hasProfile && (
        <a href={apiUrl(action.path)} download className="button button-second button-small">
          {action.label}
        </a>
      )}
    </AccountSection>
  )
}
