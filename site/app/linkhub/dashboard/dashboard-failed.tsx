import { dashboard } from '@nokshi/content/dashboard.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** Stands in the place of the dashboard when the profile could not be fetched. */
export function DashboardFailed({ onRetry, logout }: { onRetry: () => void; logout: ReactNode }) {
  const { heading, text, retry, create, home } = dashboard.failed
  return (
    <div className="dash-failed" role="alert">
      <h1 className="display-2">{heading}</h1>
      <p>{text}</p>
      <div className="cluster">
        <Button onClick={onRetry}>{retry}</Button>
        <ButtonLink to={create.to} look="second">
          {create.label}
        </ButtonLink>
      </div>
      <div className="dash-failed-ways">
        <Link to={home.to} className="dash-way">
          {home.label}
        </Link>
        {logout}
      </div>
    </div>
  )
}
