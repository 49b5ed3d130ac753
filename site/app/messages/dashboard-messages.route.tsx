import { messages as words } from '@nokshi/content/messages.ts'
import { Link } from 'react-router'
import { pageMeta } from '../frame/page-meta.ts'
import { FaultNotice } from '../ui/notices/fault-notice.tsx'
import type { Route } from './+types/dashboard-messages.route.ts'
import { MessageLists } from './message-lists.tsx'
import './dashboard-messages.css'

export function meta(args: Route.MetaArgs) {
  const { title, description } = words
  return pageMeta(args, { title, description, path: '/dashboard/messages', share: 'account', isHidden: true })
}

export default function DashboardMessagesRoute() {
  return (
    <div className="dash-work messages-page">
      <p>
        <Link to={words.back.to} className="dash-way">
          {words.back.label}
        </Link>
      </p>
      <h2 className="display-2">{words.heading}</h2>
      <MessageLists />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultNotice error={error} />
}
