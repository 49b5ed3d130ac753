import { messages as labels } from '@nokshi/content/messages.ts'
import { Link } from 'react-router'
import { hiddenPageMeta } from '../frame/page-meta.ts'
import { ErrorNotice } from '../ui/notices/error-notice.tsx'
import type { Route } from './+types/dashboard-messages.route.ts'
import { MessageLists } from './message-lists.tsx'
import './dashboard-messages.css'

export function meta(args: Route.MetaArgs) {
  const { title, description } = labels
  return hiddenPageMeta(args, { title, description, path: '/dashboard/messages' })
}

export default function DashboardMessagesRoute() {
  return (
    <div className="dash-work messages-page stack content-start min-width-0">
      <p>
        <Link to={labels.back.to} className="dash-way">
          {labels.back.label}
        </Link>
      </p>
      <MessageLists />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} />
}
