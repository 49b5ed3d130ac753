import { crmBell, sayNotice } from '@nokshi/content/crm/notices.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { notifyWithAction } from '../../ui/notices/notify.ts'
import { crmClient } from '../records/crm-api.ts'
import { markNotices, noticesQuery, unreadQuery } from './notices.tsx'
import './notices.css'

/** How much is unread, on every page. */
export function NoticeBell({ onOpen }: { onOpen: () => void }) {
  const { data: unread } = useQuery(unreadQuery)
  useToast(unread)
  return (
    <button
      type="button"
      className="notice-bell crm-place line gap-8 strong"
      aria-label={crmBell.open(unread ?? 0)}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Bell aria-hidden size={20} />
      <span className="sr-only-until-900">{crmBell.title}</span>
      {Boolean(unread) && <span className="crm-count figures">{writeCount(unread ?? 0)}</span>}
    </button>
  )
}

/** What comes while somebody works is said at once. */
function useToast(unread: number | undefined) {
  const navigate = useNavigate()
  const before = useRef(unread)
  useEffect(() => {
    const isMore = unread !== undefined && before.current !== undefined && unread > before.current
    before.current = unread ?? before.current
    if (isMore) void tellNewest(navigate)
  }, [unread, navigate])
}

async function tellNewest(navigate: (path: string) => unknown) {
  const [notice] = await crmClient.fetchQuery({ ...noticesQuery, staleTime: 0 }).catch(() => [])
  if (!notice || notice.isRead) return
  notifyWithAction(sayNotice(notice), {
    label: crmBell.look,
    onPress() {
      navigate(notice.path)
      void markNotices({ ids: [notice.id], isRead: true })
    },
  })
}
