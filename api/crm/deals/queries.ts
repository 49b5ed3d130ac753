import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type PlaceInList, partOfList } from '../../database/part-of-list.ts'
import { idsOf } from '../records/ids.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { type DealFilter, everyDeal } from './filters.ts'
import type { CurrencySum } from './money.ts'
import { findCurrency, keptRate } from './rate-queries.ts'
import type { StageRow } from './stage-queries.ts'

/** Deals that are not in the trash, with the names of contact and company. */
function selectCards(db: Db) {
  return (
    db
      .selectFrom('deal')
      // A record in the trash has no page to link to.
      .leftJoin('contact', (join) =>
        join.onRef('contact.id', '=', 'deal.contactId').on('contact.deletedAt', 'is', null),
      )
      .leftJoin('company', (join) =>
        join.onRef('company.id', '=', 'deal.companyId').on('company.deletedAt', 'is', null),
      )
      .leftJoin('staff', 'staff.id', 'deal.ownerId')
      .selectAll('deal')
      .select(['contact.name as contactName', 'company.name as companyName', 'staff.name as ownerName'])
      .where('deal.deletedAt', 'is', null)
  )
}

export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

export function findCard(db: Db, id: string) {
  return selectCards(db).where('deal.id', '=', id).executeTakeFirst()
}

/** A stretch of one stage, in the order of its board column. */
export function listByRank(db: Db, stageId: string, filter: DealFilter, after: PlaceInList | undefined, limit: number) {
  const cards = selectCards(db).where(filter).where('deal.stageId', '=', stageId)
  return partOfList(cards, ['deal.rank', 'deal.id'], 'asc', after, limit).execute()
}

/** The sort key of a list; ids order deals with equal keys. */
export interface DealOrder {
  key: RawBuilder<string | number>
  isText?: boolean
  isDescending?: boolean
}

export function listInOrder(
  db: Db,
  { key, isDescending = false }: DealOrder,
  filter: DealFilter,
  after: PlaceInList | undefined,
  limit: number,
) {
  const cards = selectCards(db).select(key.as('sortKey')).where(filter)
  return partOfList(cards, [key, 'deal.id'], isDescending ? 'desc' : 'asc', after, limit).execute()
}

export async function listDealIds(db: Db, filter: DealFilter, limit: number) {
  const rows = await db
    .selectFrom('deal')
    .select('deal.id')
    .where('deal.deletedAt', 'is', null)
    .where(filter)
    .orderBy('deal.id')
    .limit(limit)
    .execute()
  return idsOf(rows)
}

export function listSilent(db: Db, stageId: string, before: number, limit: number, filter: DealFilter = everyDeal) {
  return selectCards(db)
    .where(filter)
    .where('deal.stageId', '=', stageId)
    .where('deal.lastActivityAt', '<=', before)
    .orderBy('deal.lastActivityAt')
    .orderBy('deal.id')
    .limit(limit)
    .execute()
}

/** Number and value of the deals in each stage, by currency and rate. */
export async function listStageSums(db: Db, stages: StageRow[], filter = everyDeal) {
  const { baseCurrency } = await getStudioSettings(db)
  const { open = [], closed = [] } = Object.groupBy(stages, ({ kind }) => (kind === 'open' ? kind : 'closed'))
  // Separate, because the sums of open deals come from an index alone, which has no rates.
  const sums = [
    ...(await sumUp(db, open, filter, sql`cast(null as text)`)),
    ...(await sumUp(db, closed, filter, keptRate(baseCurrency))),
  ]
  return sums.map(({ stageId, count, ...sum }) => ({ stageId, count, sum: sumOf(sum) }))
}

async function sumUp(db: Db, stages: StageRow[], filter: DealFilter, rate: RawBuilder<string | null>) {
  if (stages.length === 0) return []
  return db
    .selectFrom('deal')
    .where('deal.deletedAt', 'is', null)
    .where('deal.stageId', 'in', idsOf(stages))
    .where(filter)
    .select((eb) => [
      'deal.stageId',
      'deal.currency',
      eb.fn.countAll<number>().as('count'),
      // As text: SQLite's sums may exceed a number, and PostgreSQL returns text anyway.
      sql<string | null>`cast(sum(deal.amount_minor) as text)`.as('minor'),
      rate.as('keptRate'),
    ])
    .groupBy(['deal.stageId', 'deal.currency', rate])
    .execute()
}

type SumRow = Pick<Awaited<ReturnType<typeof sumUp>>[number], 'currency' | 'minor' | 'keptRate'>

function sumOf({ minor, keptRate, ...row }: SumRow): CurrencySum | null {
  const currency = findCurrency(row.currency)
  return currency && minor !== null ? { currency, minor: BigInt(minor), keptRate } : null
}

/** The rank nearest to one end of a stage, of other cards than the one that is being placed. */
export async function findEdgeRank(tx: Db, stageId: string, edge: 'first' | 'last', exceptId: string) {
  const row = await otherRanks(tx, stageId, exceptId)
    .orderBy('rank', edge === 'first' ? 'asc' : 'desc')
    .executeTakeFirst()
  return row?.rank ?? null
}

/** Two cards with equal ranks, as undo may leave them, count as one. */
export async function findRankBefore(tx: Db, stageId: string, rank: string, exceptId: string) {
  const row = await otherRanks(tx, stageId, exceptId)
    .where('rank', '<', rank)
    .orderBy('rank', 'desc')
    .executeTakeFirst()
  return row?.rank ?? null
}

function otherRanks(tx: Db, stageId: string, exceptId: string) {
  return tx
    .selectFrom('deal')
    .select('rank')
    .where('stageId', '=', stageId)
    .where('deletedAt', 'is', null)
    .where('id', '!=', exceptId)
    .limit(1)
}
