import type { Reference } from '@nokshi/contract/crm/records.ts'

/** Null when the joined row references nothing, or a hidden record. */
export function referenceTo(id: string | null, name: string | null): Reference | null {
  return id !== null && name !== null ? { id, name } : null
}
