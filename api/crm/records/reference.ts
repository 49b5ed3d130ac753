import type { Reference } from '@nokshi/contract/crm/records.ts'

/** What a joined row says about another record; null when it points at none, or at one that is not to be seen. */
export function referenceTo(id: string | null, name: string | null): Reference | null {
  return id !== null && name !== null ? { id, name } : null
}
