import { insertMail } from '../crm/mails/queries.ts'
import { makeChange } from '../crm/records/journal.ts'
import { logActivity } from '../crm/timeline/log-activity.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'

/** So many mails of one person, as if they had come by IMAP. */
export function makeManyMails(deps: Pick<Deps, 'db' | 'now'>, contactId: string, count: number) {
  return makeChange(deps, async (journal) => {
    const { now, tx } = journal
    for (let n = 0; n < count; n++) {
      const about = { contactId, happenedAt: now + n }
      const entry = { kind: 'mail-received', actorId: null, body: `Mail ${n}`, ...about } as const
      await insertMail(tx, {
        ...{ id: newId(now), direction: 'in', state: 'received', activityId: await logActivity(journal, entry) },
        ...{ fromName: 'Huda', fromAddress: 'huda@tea.example', toAddress: '', language: 'en', referenceIds: '' },
        ...{ subject: `Mail ${n}`, body: 'x'.repeat(5000), happenedAt: now + n, createdAt: now },
      })
    }
    return { result: undefined, about: { kind: 'test', summary: 'Mails', actorId: null } }
  })
}
