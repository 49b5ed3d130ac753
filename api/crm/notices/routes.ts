import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { presentNotice } from './present-notice.ts'
import { listNoticeRows, updateRead } from './queries.ts'

/** The bell is for what is new; the rest is on the timelines. */
const SHOWN = 60

export function noticeRoutes({ db, now }: Deps) {
  return implement({
    'GET /api/crm/notices': async (c) => {
      const { id } = c.get('staff')
      const unread = await listNoticeRows(db, id, false, SHOWN)
      const read = await listNoticeRows(db, id, true, SHOWN - unread.length)
      return [...unread, ...read].map(presentNotice)
    },
    'POST /api/crm/notices/read': async (c, { body: { ids, isRead } }) => {
      const changed = await updateRead(db, c.get('staff').id, ids, isRead ? now() : null)
      return { ids: changed.map(({ id }) => id) }
    },
  })
}
