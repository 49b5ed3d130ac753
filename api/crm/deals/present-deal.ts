import { writeChoice } from '@nokshi/content/form-choices.ts'
import type { Deal, DealCard } from '@nokshi/contract/crm/deals.ts'
import type { Currency } from '@nokshi/contract/crm/records.ts'
import type { Db } from '../../database/connect.ts'
import { readOrigin } from '../../intake/payload.ts'
import { listSubmissions } from '../../intake/queries.ts'
import { Refusal } from '../../platform/refusal.ts'
import { idsOf } from '../records/ids.ts'
import { referenceTo } from '../records/reference.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { findNextSteps } from '../tasks/next-steps.ts'
import { listSubmissionIds } from '../timeline/queries.ts'
import { multiply, presentSum } from './money.ts'
import { type CardRow, findCard } from './queries.ts'
import { findCurrency, takeSnapshot } from './rate-queries.ts'
import { isQuiet, listStages, type StageRow } from './stage-queries.ts'

export async function presentCards(db: Db, rows: CardRow[], stages: StageRow[], now: number): Promise<DealCard[]> {
  const steps = await findNextSteps(db, 'dealId', idsOf(rows))
  const stagesById = new Map(stages.map((stage) => [stage.id, stage]))
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    title: row.title,
    contact: referenceTo(row.contactId, row.contactName),
    company: referenceTo(row.companyId, row.companyName),
    stageId: row.stageId,
    amount: amountOf(row),
    budgetText: row.budgetText && writeChoice(row.budgetText),
    service: row.service,
    owner: referenceTo(row.ownerId, row.ownerName),
    nextStep: steps.get(row.id) ?? null,
    expectedClose: row.expectedClose,
    createdAt: row.createdAt,
    stageEnteredAt: row.stageEnteredAt,
    lastActivityAt: row.lastActivityAt,
    hasNews: row.hasNews === 1,
    isQuiet: isQuiet(stagesById.get(row.stageId), row.lastActivityAt, now),
  }))
}

export async function getDeal(db: Db, id: string, now: number): Promise<Deal> {
  const row = await findCard(db, id)
  if (!row) throw noSuchDeal()
  const [card] = await presentCards(db, [row], await listStages(db), now)
  if (!card) throw noSuchDeal()
  return {
    ...card,
    description: row.description,
    source: row.source,
    ...(await presentSubmissions(db, id)),
    closedAt: row.closedAt,
    lostReason: row.lostReason,
    lostNote: row.lostNote,
    inBase: await presentInBase(db, row),
  }
}

/** It came from where its first submission came from; messages are about the last one. */
async function presentSubmissions(db: Db, dealId: string): Promise<Pick<Deal, 'cameFrom' | 'submission'>> {
  const ids = await listSubmissionIds(db, dealId)
  const ends = await listSubmissions(db, [...ids.slice(0, 1), ...ids.slice(-1)])
  const first = ends.find(({ id }) => id === ids[0])
  const last = ends.find(({ id }) => id === ids.at(-1))
  return {
    cameFrom: (first && readOrigin(first)) ?? null,
    submission: last ? { id: last.id, reference: last.reference } : null,
  }
}

export function noSuchDeal() {
  return new Refusal('not-found', 'no-such-deal')
}

export function amountOf(deal: { amountMinor: number | null; currency: string | null }) {
  const currency = findCurrency(deal.currency)
  return deal.amountMinor === null || !currency ? null : { minor: deal.amountMinor, currency }
}

/** Open deals at today's rates; closed ones at their own, unless the base currency has changed. */
async function presentInBase(db: Db, row: CardRow): Promise<Deal['inBase']> {
  const amount = amountOf(row)
  if (!amount) return null
  const { baseCurrency } = await getStudioSettings(db)
  const isKept = row.closedAt !== null && row.rateBase === baseCurrency
  const { rateToBase, rateAsOf } = isKept ? row : await takeSnapshot(db, amount)
  if (rateToBase === null || rateAsOf === null) return null
  return { money: worth(amount.minor, rateToBase, baseCurrency), rate: rateToBase, asOf: rateAsOf }
}

function worth(minor: number, rate: string, currency: Currency) {
  return presentSum({ minor: multiply(BigInt(minor), rate), currency })
}
