import { isAtLeast, type Role } from '@nokshi/contract/roles.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { partOfList } from '../../database/part-of-list.ts'
import { noteReaders } from '../../platform/change-log.ts'
import { NumberKey, PAGE_SIZE, readCursor, toPage, writeCursor } from '../records/cursor.ts'
import { hasParts } from '../records/journal-queries.ts'

const columns = [
  ...(['id', 'kind', 'summary', 'actorId', 'madeAt', 'undoneAt'] as const),
  ...(['dealId', 'contactId', 'companyId'] as const),
]

/** The rows may be large; the log needs only whether there are any. */
const hasRows = sql<number>`case when rows = '[]' then 0 else 1 end`.as('hasRows')

export async function listChangePage(db: Db, reader: Role, cursor: string | undefined) {
  const after = readCursor(cursor, NumberKey)
  let query = db.selectFrom('change').select(columns).select([hasRows, hasParts])
  const hidden = Object.entries(noteReaders).filter(([, role]) => !isAtLeast(reader, role))
  if (hidden.length > 0)
    query = query.where(
      'kind',
      'not in',
      hidden.map(([kind]) => kind),
    )
  const rows = await partOfList(query, ['madeAt', 'id'], 'desc', after, PAGE_SIZE + 1).execute()
  return toPage(rows, (row) => writeCursor(row.madeAt, row.id))
}

export function getChangeLine(db: Db, id: string) {
  return db
    .selectFrom('change')
    .select(columns)
    .select([hasRows, hasParts])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export function listPersonChanges(db: Db, contactId: string) {
  return db
    .selectFrom('change')
    .select(['kind', 'summary', 'madeAt'])
    .where('contactId', '=', contactId)
    .orderBy('madeAt')
    .orderBy('id')
    .execute()
}
