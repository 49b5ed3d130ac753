import type { Sum } from '@nokshi/contract/crm/records.ts'
import type { Today } from '@nokshi/contract/crm/today.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { presentStage, readTallies } from '../deals/board.ts'
import type { DealFilter } from '../deals/filters.ts'
import { convert, presentSum, totalsOf } from '../deals/money.ts'
import { presentCards } from '../deals/present-deal.ts'
import { type CardRow, countLostReasons, listSilent, listStageSums } from '../deals/queries.ts'
import { silentBefore } from '../deals/quiet-deals.ts'
import { getRateBook } from '../deals/rate-queries.ts'
import { listStages, type StageRow } from '../deals/stage-queries.ts'
import { listInbox } from '../inbox/list.ts'
import { listStaff } from '../staff/queries.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { addDays, startOfMonth, studioDay } from '../staff/studio/studio-day.ts'
import { workingMinutes } from '../staff/studio/working-time.ts'
import { presentTask } from '../tasks/list-tasks.ts'
import { listTasksUntil } from '../tasks/queries.ts'
import { listUnsentMails } from './failed-mails.ts'
import { hasAnyContact, listReplyTimes } from './queries.ts'

const DAY = 24 * 60 * 60 * 1000

/** The link «all» shows the rest. */
const INBOX_SHOWN = 10
const TASKS_SHOWN = 50
const QUIET_SHOWN = 10

export async function readToday(deps: Deps, staffId: string): Promise<Today> {
  const { db } = deps
  const now = deps.now()
  const settings = await getStudioSettings(db)
  const { timeZone } = settings
  const stages = await listStages(db)
  const { items, counts } = await listInbox(db, now, 'new', undefined)
  const tomorrow = addDays(studioDay(timeZone, now), 1)
  const people = await listStaff(db)
  return {
    inbox: items.slice(0, INBOX_SHOWN),
    inboxCount: counts.new,
    tasks: (await listTasksUntil(db, staffId, tomorrow, TASKS_SHOWN)).map(presentTask),
    quietDeals: await presentCards(db, await listQuiet(db, stages, now), stages, now),
    ...(await readPipeline(db, stages)),
    wonThisMonth: await readWon(db, stages, startOfMonth(timeZone, now)),
    medianReplyMinutes: median(
      (await listReplyTimes(db, now - 30 * DAY)).map(({ receivedAt, firstReplyAt }) =>
        workingMinutes(settings, receivedAt, firstReplyAt),
      ),
    ),
    lostBecause: (await countLostReasons(db, now - 90 * DAY)).map(({ lostReason, count }) => ({
      reason: lostReason ?? '',
      count,
    })),
    failedMails: (await listUnsentMails(deps, 'owner')).mails.length,
    hasMailServer: deps.config.mail !== undefined,
    starter: {
      hasContact: await hasAnyContact(db),
      hasSubmission: Object.values(counts).some((count) => count > 0),
      hasColleague: people.length > 1,
    },
  }
}

/** The longest quiet deals of each stage, then of all. */
export async function listQuiet(db: Db, stages: StageRow[], now: number, filter?: DealFilter) {
  const quiet: CardRow[] = []
  for (const stage of stages) {
    const before = silentBefore(stage, now)
    if (before !== null) quiet.push(...(await listSilent(db, stage.id, before, QUIET_SHOWN, filter)))
  }
  return quiet.sort((one, other) => one.lastActivityAt - other.lastActivityAt).slice(0, QUIET_SHOWN)
}

async function readPipeline(db: Db, stages: StageRow[]): Promise<Pick<Today, 'pipeline' | 'weighted'>> {
  const open = stages.filter(({ kind }) => kind === 'open')
  const sums = await listStageSums(db, open)
  const tallies = await readTallies(db, open, sums)
  return {
    pipeline: open.flatMap((stage) => {
      const tally = tallies.get(stage.id)
      return tally ? [{ stage: presentStage(stage), ...tally }] : []
    }),
    weighted: await weigh(db, open, sums),
  }
}

/** Weighted by the chance of each stage, in the base currency. */
async function weigh(db: Db, stages: StageRow[], sums: Awaited<ReturnType<typeof listStageSums>>): Promise<Sum | null> {
  const { baseCurrency } = await getStudioSettings(db)
  const book = await getRateBook(db)
  let percents = 0n
  for (const { stageId, sum } of sums) {
    const chance = stages.find(({ id }) => id === stageId)?.probability ?? 0
    if (sum) percents += convert(sum.minor * BigInt(chance), book, sum.currency, baseCurrency)
  }
  return percents === 0n ? null : presentSum({ minor: (percents + 50n) / 100n, currency: baseCurrency })
}

async function readWon(db: Db, stages: StageRow[], since: number) {
  const won = stages.filter(({ kind }) => kind === 'won')
  const sums = await listStageSums(db, won, sql<boolean>`deal.closed_at >= ${since}`)
  const { baseCurrency } = await getStudioSettings(db)
  return totalsOf(
    sums.flatMap(({ sum }) => sum ?? []),
    baseCurrency,
    await getRateBook(db),
  )
}

function median(times: number[]) {
  const middle = times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) / 2)]
  return middle ?? null
}
