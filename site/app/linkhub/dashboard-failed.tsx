import { dashboard } from '@nokshi/content/dashboard.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Stands in the place of the dashboard when the profile could not be fetched. */
export function DashboardFailed({ onRetry }: { onRetry: () => void }) {
  const { heading, text, retry, create } = dashboard.failed
  return (
    <div className="dash-failed" role="alert">
      <h1 className="display-2">{heading}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{retry}</Button>
        <ButtonLink to={create.to} look="second">
          {create.label}
        </ButtonLink>
      </div>
    </div>
  )
}
