import type { OwnChoice } from '@nokshi/contract/crm/deals.ts'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findStaffById, type StaffRow } from '../staff/queries.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { findRow, type RecordOf } from './journal-queries.ts'

const tables = { contactId: 'contact', companyId: 'company', dealId: 'deal' } as const
const codes = {
  contactId: 'unknown-contact',
  companyId: 'unknown-company',
  dealId: 'unknown-deal',
  ownerId: 'unknown-colleague',
  assigneeId: 'unknown-colleague',
  service: 'choose-service',
  lostReason: 'choose-lost-reason',
} as const

type Pointers = Partial<Record<keyof typeof codes, string | null | undefined>>

/** Refuses references to missing or trashed records, to staff who cannot work, and to what is in no list of the
 * studio's; unchanged ones may stay. */
export async function requireKnown(tx: Db, pointers: Pointers, before: Pointers = {}) {
  for (const field of ['contactId', 'companyId', 'dealId'] as const) {
    const id = pointers[field]
    if (!id) continue
    const row = await findRow(tx, tables[field], id)
    if (!row || row.deletedAt !== null) throw unknown(field)
  }
  for (const field of ['ownerId', 'assigneeId'] as const) {
    const id = pointers[field]
    if (!id || id === before[field]) continue
    const staff = await findStaffById(tx, id)
    if (!staff) throw unknown(field)
    if (!mayWork(staff))
      throw new Refusal('invalid', { code: 'colleague-cannot-work', params: { name: staff.name } }, { at: field })
  }
  const { service, lostReason } = pointers
  if (!service && !lostReason) return
  const { services, lostReasons } = await getStudioSettings(tx)
  if (service && service !== before.service && !isIn(services, service)) throw unknown('service')
  if (lostReason && lostReason !== before.lostReason && !isIn(lostReasons, lostReason)) throw unknown('lostReason')
}

function isIn(list: OwnChoice[], value: string) {
  return list.some((choice) => choice.value === value)
}

export function mayWork({ role, disabledAt }: Pick<StaffRow, 'role' | 'disabledAt'>) {
  return role !== 'viewer' && disabledAt === null
}

function unknown(field: keyof Pointers) {
  return new Refusal('invalid', codes[field], { at: field })
}

type Merged = 'contact' | 'company'
type MergedRow<Table extends Merged> = RecordOf<Table> & RecordOf<Merged>

async function findRecord<Table extends Merged>(db: Db, table: Table, id: string) {
  // A row of either table has the columns that both have, which no mapped type can express.
  return (await findRow(db, table, id)) as MergedRow<Table> | undefined
}

async function findSurvivor<Table extends Merged>(
  db: Db,
  table: Table,
  id: string,
): Promise<MergedRow<Table> | undefined> {
  const row = await findRecord(db, table, id)
  return row?.mergedIntoId ? findSurvivor(db, table, row.mergedIntoId) : row
}

/** For a merged record, the one it was merged into. Refuses one that is missing or in the trash. */
export async function getSurvivor<Table extends Merged>(db: Db, table: Table, id: string) {
  const row = await findSurvivor(db, table, id)
  if (!row || row.deletedAt !== null) throw noSuch(table)
  return row
}

/** Refuses a record that is missing, merged or in the trash. */
export async function requireRecord<Table extends Merged>(db: Db, table: Table, id: string) {
  const row = await findRecord(db, table, id)
  if (!row) throw noSuch(table)
  const { name, mergedIntoId, deletedAt } = row
  if (mergedIntoId) {
    const survivor = await findSurvivor(db, table, id)
    throw new Refusal('conflict', { code: 'merged', params: { name, into: survivor?.name ?? '' } })
  }
  if (deletedAt !== null) throw inTrash(table, name)
  return row
}

function inTrash(table: Merged, name: string) {
  const code = table === 'contact' ? 'contact-in-trash' : 'company-in-trash'
  return new Refusal('conflict', { code, params: { name } })
}

export function noSuch(table: Merged) {
  return new Refusal('not-found', `no-such-${table}`)
}
