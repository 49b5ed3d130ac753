import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import type { Today } from '@nokshi/contract/crm/today.ts'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { type DealFilter, ownedBy } from '../deals/filters.ts'
import { presentCards } from '../deals/present-deal.ts'
import { type CardRow, listSilent } from '../deals/queries.ts'
import { listStages, type StageRow, silentBefore } from '../deals/stage-queries.ts'
import { listInbox } from '../inbox/list.ts'
import { listStaff } from '../staff/queries.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { addDays, studioDay } from '../staff/studio/studio-day.ts'
import { presentTask } from '../tasks/list-tasks.ts'
import { listTasksUntil } from '../tasks/queries.ts'
import { listUnsentMails } from './failed-mails.ts'
import { hasAnyContact } from './queries.ts'

/** The link «all» shows the rest. */
const INBOX_SHOWN = 10
const TASKS_SHOWN = 50
const QUIET_SHOWN = 10

export async function readToday(deps: Deps, staffId: string): Promise<Today> {
  const { db } = deps
  const now = deps.now()
  const { timeZone } = await getStudioSettings(db)
  const stages = await listStages(db)
  const { items, counts } = await listInbox(db, now, { tab: 'new' })
  const mine = await listInbox(db, now, { tab: 'taken', owner: staffId })
  const tomorrow = addDays(studioDay(timeZone, now), 1)
  const people = await listStaff(db)
  return {
    inbox: items.slice(0, INBOX_SHOWN),
    inboxCount: counts.new,
    mine: mine.items
      .toSorted((one, other) => Number(isAnswered(one)) - Number(isAnswered(other)))
      .slice(0, INBOX_SHOWN),
    mineCount: mine.counts.taken,
    tasks: (await listTasksUntil(db, staffId, tomorrow, TASKS_SHOWN)).map(presentTask),
    quietDeals: await presentCards(db, await listQuiet(db, stages, now, ownedBy(staffId)), stages, now),
    failedMails: (await listUnsentMails(deps, 'owner')).mails.length,
    hasMailServer: deps.config.mail !== undefined,
    starter: {
      hasContact: await hasAnyContact(db),
      hasSubmission: Object.values(counts).some((count) => count > 0),
      hasColleague: people.length > 1,
    },
  }
}

function isAnswered({ firstReplyAt }: InboxItem) {
  return firstReplyAt !== null
}

/** The longest quiet deals of each stage, then of all. */
export async function listQuiet(db: Db, stages: StageRow[], now: number, filter: DealFilter) {
  const quiet: CardRow[] = []
  for (const stage of stages) {
    const before = silentBefore(stage, now)
    if (before !== null) quiet.push(...(await listSilent(db, stage.id, before, QUIET_SHOWN, filter)))
  }
  return quiet.sort((one, other) => one.lastActivityAt - other.lastActivityAt).slice(0, QUIET_SHOWN)
}
