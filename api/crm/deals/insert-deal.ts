import type { NewDeal } from '@nokshi/contract/crm/deals.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Journal, newRecord } from '../records/journal.ts'
import type { RecordOf } from '../records/journal-queries.ts'
import { refreshWords } from '../search/words.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { announceDeal } from './announce-deal.ts'
import { findPlace, requireStage } from './place-deal.ts'
import { takeSnapshot } from './rate-queries.ts'
import { listStages } from './stage-queries.ts'

/** Without a stage it comes into the first open one. */
interface DealInput extends Omit<NewDeal, 'contactName' | 'companyName' | 'description'> {
  /** Null when it came in by a form of the site. */
  actorId: string | null
  /** The budget as the visitor wrote it. */
  budgetText?: string | null
  source?: string | null
  description?: string | null | undefined
  hasNews?: boolean
  /** Now when absent; a submission may have waited for its adoption. */
  happenedAt?: number
}

/** Inserts a deal at the top of its stage, with timeline, search index and webhooks. */
export async function insertDeal(journal: Journal, input: DealInput): Promise<RecordOf<'deal'>> {
  const { tx, now } = journal
  const stage = await requireStage(tx, input.stageId ?? (await firstOpenStage(journal)))
  if (stage.kind === 'lost') throw new Refusal('invalid', 'born-lost', { at: 'stageId' })
  const id = newId(now)
  const happenedAt = input.happenedAt ?? now
  const deal: RecordOf<'deal'> = {
    ...newRecord(now, id),
    title: input.title,
    companyId: input.companyId ?? null,
    contactId: input.contactId ?? null,
    stageId: stage.id,
    rank: await findPlace(tx, stage, id, { edge: 'first' }),
    amountMinor: input.amount?.minor ?? null,
    currency: input.amount?.currency ?? null,
    ...(await takeSnapshot(tx, input.amount ?? null)),
    budgetText: input.budgetText ?? null,
    service: input.service ?? null,
    source: input.source ?? null,
    description: input.description ?? null,
    ownerId: input.ownerId ?? null,
    expectedClose: input.expectedClose ?? null,
    stageEnteredAt: happenedAt,
    lastActivityAt: happenedAt,
    hasNews: input.hasNews ? 1 : 0,
    closedAt: stage.kind === 'open' ? null : happenedAt,
    lostReason: null,
    lostNote: null,
  }
  await journal.insert('deal', deal)
  await logActivity(journal, { kind: 'created', actorId: input.actorId, dealId: id, happenedAt })
  await refreshWords(tx, 'deal', [id])
  await announceDeal(tx, now, 'deal.created', deal, stage)
  return deal
}

async function firstOpenStage({ tx }: Journal) {
  const stage = (await listStages(tx)).find(({ kind, removedAt }) => kind === 'open' && removedAt === null)
  // The last open stage cannot be removed.
  if (!stage) throw new Error('There is no open stage.')
  return stage.id
}
