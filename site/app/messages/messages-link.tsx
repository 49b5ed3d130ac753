import { dashboard } from '@nokshi/content/dashboard.ts'
import { messages as labels } from '@nokshi/content/messages.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { queryClient } from '../platform/query-client.ts'
import { unreadQuery } from './messages-query.ts'
import './messages-link.css'

export function MessagesLink() {
  const { data: unread = 0 } = useQuery(unreadQuery, queryClient)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a title of its own.
  useEffect(() => {
    if (unread === 0) return
    const mark = `(${writeCount(unread)}) `
    document.title = mark + document.title
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [unread, pathname])
  return (
    <Link to={dashboard.messages.to} className="dash-messages relative line center gap-8 tap-height">
      <Mail aria-hidden size={20} />
      <span className="dash-messages-label">{dashboard.messages.label}</span>
      {unread > 0 && (
        <span className="unread-count micro strong">
          {writeCount(unread)}
          <span className="sr-only"> {labels.unread(unread)}</span>
        </span>
      )}
    </Link>
  )
}
