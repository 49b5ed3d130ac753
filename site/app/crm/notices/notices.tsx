import { crmBell, sayNotice } from '@nokshi/content/crm/notices.ts'
import { Notice, type NoticesRead } from '@nokshi/contract/crm/notices.ts'
import type { Updates } from '@nokshi/contract/crm/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as z from 'zod'
import { SmallButton } from '../../ui/button.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { Fetched, Rows } from '../parts/crm-page.tsx'
import { AgoTime } from '../parts/time.tsx'
import { crmApi, crmQuery, useChange } from '../records/crm-api.ts'
import { updatesQuery } from '../records/crm-queries.ts'
import './notices.css'

interface NoticesProps {
  isOpen: boolean
  onClose: () => void
}

/** What concerns whoever is logged in: the unread first. */
export function Notices({ isOpen, onClose }: NoticesProps) {
  return (
    <CrmDialog title={crmBell.title} isOpen={isOpen} onClose={onClose}>
      <NoticeList onLeave={onClose} />
    </CrmDialog>
  )
}

function NoticeList({ onLeave }: { onLeave: () => void }) {
  const mark = useChange({
    send: (input: NoticesRead) => markNotices(input),
    done: (_, { ids }) => (ids ? undefined : crmBell.marked),
    undo: (_, { ids }) => (ids.length > 0 ? () => markNotices({ ids, isRead: false }) : undefined),
  })

  function open({ id, isRead }: Notice) {
    if (!isRead) mark.mutate({ ids: [id], isRead: true })
    onLeave()
  }

  return (
    <Fetched query={useQuery(noticesQuery)}>
      {(notices) => (
        <>
          {notices.some(({ isRead }) => !isRead) && (
            <div>
              <SmallButton disabled={mark.isPending} onClick={() => mark.mutate({ isRead: true })}>
                {crmBell.markAll}
              </SmallButton>
            </div>
          )}
          <Rows items={notices} none={crmBell.empty}>
            {(notice) => (
              <li key={notice.id} data-unread={!notice.isRead || undefined}>
                <Link
                  to={notice.path}
                  className="crm-row-link column gap-2 break-anywhere"
                  onClick={() => open(notice)}
                >
                  <span>
                    {sayNotice(notice)}
                    {!notice.isRead && <span className="sr-only">, {crmBell.unread}</span>}
                  </span>
                  {notice.excerpt && (
                    <span className="soft" dir="auto">
                      {notice.excerpt}
                    </span>
                  )}
                  <AgoTime at={notice.createdAt} className="crm-small" />
                </Link>
              </li>
            )}
          </Rows>
        </>
      )}
    </Fetched>
  )
}

export const noticesQuery = crmQuery(['notices'], () => crmApi('GET /api/crm/notices', Notice.array()))

export const unreadQuery = { ...updatesQuery, select: ({ unreadNotices }: Updates) => unreadNotices }

const Marked = z.object({ ids: z.array(z.string()) })

export function markNotices(body: NoticesRead) {
  return crmApi('POST /api/crm/notices/read', Marked, { body })
}
