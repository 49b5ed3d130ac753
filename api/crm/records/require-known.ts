import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findStaffById } from '../../staff/queries.ts'
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

/** Refuses what points at nobody, or at what is in the trash. */
export async function requireKnown(tx: Db, pointers: Pointers) {
  for (const field of ['contactId', 'companyId', 'dealId'] as const) {
    const id = pointers[field]
    if (!id) continue
    const row = await findRow(tx, tables[field], id)
    if (!row || row.deletedAt !== null) throw unknown(field)
  }
  for (const field of ['ownerId', 'assigneeId'] as const) {
    const id = pointers[field]
    if (id && !(await findStaffById(tx, id))) throw unknown(field)
  }
}

function unknown(field: keyof Pointers) {
  return new Refusal('invalid', codes[field], { at: field })
}
