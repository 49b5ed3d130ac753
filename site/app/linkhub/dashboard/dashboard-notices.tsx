import { dashboard } from '@nokshi/content/dashboard.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Link } from 'react-router'

/** What keeps the page from being found, and what to do about it. */
export function DashboardNotices({ profile }: { profile: OwnProfile }) {
  const { suspended, suspendedLink, unlisted, unlistedLink } = dashboard.notices
  if (profile.isSuspended) return <Told text={suspended} link={suspendedLink} isGrave />
  if (!profile.isListed) return <Told text={unlisted} link={unlistedLink} />
  return null
}

interface ToldProps {
  text: string
  link: { label: string; to: string }
  isGrave?: boolean
}

function Told({ text, link, isGrave = false }: ToldProps) {
  return (
    <p className="dash-told" data-grave={isGrave || undefined}>
      {text}{' '}
      <Link to={link.to} className="dash-told-link">
        {link.label}
      </Link>
    </p>
  )
}
