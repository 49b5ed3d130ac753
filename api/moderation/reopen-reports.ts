import { transact } from '../database/transact.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { noteDecision } from './decide-on-page.ts'
import { holdPage } from './hold-page.ts'
import { reopenReports } from './queries.ts'

/** Reopens the reports that were closed at that time. The page stays published or suspended. */
export function reopenDecision({ db, now }: Deps, actorId: string, username: string, decidedAt: number) {
  return transact(db, async (tx) => {
    const page = await holdPage(tx, username)
    const opened = await reopenReports(tx, page.id, decidedAt)
    if (opened === 0) throw new Refusal('conflict', 'nothing-closed')
    await noteDecision(tx, now(), actorId, `Reports about the page @${page.username} wait again: ${opened}`)
    return { username: page.username, opened }
  })
}
