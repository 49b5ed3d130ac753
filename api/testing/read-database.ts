import type { Deps } from '../platform/deps.ts'

/** Everything the CRM and the forms hold about anybody, as one text. */
export async function readDatabase({ db }: Deps) {
  const tables = [
    ...(['contact', 'contactPoint', 'tagging', 'company', 'deal', 'task', 'activity'] as const),
    ...(['triage', 'suggestion', 'change', 'searchWord', 'submission', 'outbox'] as const),
  ]
  const all: unknown[] = []
  for (const table of tables) all.push(await db.selectFrom(table).selectAll().execute())
  return JSON.stringify(all)
}
