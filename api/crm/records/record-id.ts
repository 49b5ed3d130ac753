import { RecordId } from '@nokshi/contract/crm/records.ts'
import { Refusal } from '../../platform/refusal.ts'

/** An id out of an address. One that could be none is refused before the database is asked: it may not even be text. */
export function requireId(word: string) {
  const id = RecordId.safeParse(word)
  if (!id.success) throw new Refusal('not-found', 'no-such-record')
  return id.data
}
