import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findStaffById, type StaffRow } from '../staff/queries.ts'
import { findRow } from './journal-queries.ts'

interface Pointers {
  contactId?: string | null | undefined
  companyId?: string | null | undefined
  dealId?: string | null | undefined
  ownerId?: string | null | undefined
  assigneeId?: string | null | undefined
}

const tables = { contactId: 'contact', companyId: 'company', dealId: 'deal' } as const
const codes = {
  contactId: 'unknown-contact',
  companyId: 'unknown-company',
  dealId: 'unknown-deal',
  ownerId: 'unknown-colleague',
  assigneeId: 'unknown-colleague',
} as const

/** Refuses references to missing or trashed records and to staff who cannot work; unchanged ones may stay. */
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
}

export function mayWork({ role, disabledAt }: Pick<StaffRow, 'role' | 'disabledAt'>) {
  return role !== 'viewer' && disabledAt === null
}

function unknown(field: keyof Pointers) {
  return new Refusal('invalid', codes[field], { at: field })
}
