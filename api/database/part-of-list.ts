import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** A row of a list: what it is sorted by, and its id, which orders rows that are equal in that. */
export interface PlaceInList {
  key: string | number
  id: string
}

/** So many rows of a list, those after a place where one is given. An index of both columns serves each part. */
export function partOfList<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  [key, id]: [key: string | RawBuilder<unknown>, id: string],
  direction: 'asc' | 'desc',
  after: PlaceInList | undefined,
  limit: number,
) {
  const [sortKey, idKey] = [typeof key === 'string' ? sql.ref(key) : key, sql.ref(id)]
  const isFurther = direction === 'asc' ? sql`>` : sql`<`
  const rest = after
    ? query.where(sql<boolean>`(${sortKey}, ${idKey}) ${isFurther} (${after.key}, ${after.id})`)
    : query
  return rest.orderBy(sortKey, direction).orderBy(idKey, direction).limit(limit)
}
