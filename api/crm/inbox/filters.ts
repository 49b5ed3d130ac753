import type { InboxQuestion } from '@nokshi/contract/crm/inbox.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { notesWithPrefix, withPrefix } from '../search/queries.ts'
import { searchTerms } from '../search/terms.ts'

type Filters = Pick<z.infer<typeof InboxQuestion>, 'q' | 'owner' | 'language'>
type Condition = RawBuilder<boolean>

/** Undefined where nothing is filtered. */
export interface InboxFilter {
  /** For triage with its submission and contact. */
  adopted: Condition
  /** For a submission that is not adopted yet: nobody has it, and only its name and reference can be searched. */
  unadopted: Condition
}

export function toFilter(db: Db, { q, owner, language }: Filters): InboxFilter | undefined {
  const terms = searchTerms(q)
  if (!terms && !owner && !language) return undefined
  const adopted: Condition[] = []
  const unadopted: Condition[] = []
  if (owner) {
    adopted.push(sql`triage.taken_by = ${owner}`)
    unadopted.push(sql`1 = 0`)
  }
  if (language) {
    adopted.push(sql`coalesce(contact.language, submission.language, 'en') = ${language}`)
    unadopted.push(sql`coalesce(submission.language, 'en') = ${language}`)
  }
  for (const term of terms ?? []) {
    const isNamed = sql<boolean>`(lower(submission.name) like ${anywhere(term)} escape '!'
      or lower(submission.reference) like ${anywhere(term)} escape '!')`
    const said = db
      .selectFrom('activity')
      .select('submissionId')
      .where('kind', '=', 'submission')
      .where('id', 'in', notesWithPrefix(db, 'note', term))
    adopted.push(
      sql`(${isNamed} or triage.contact_id in (${withPrefix(db, 'contact', term)}) or triage.id in (${said}))`,
    )
    unadopted.push(isNamed)
  }
  if (terms?.length === 0) for (const conditions of [adopted, unadopted]) conditions.push(sql`1 = 0`)
  return { adopted: all(adopted), unadopted: all(unadopted) }
}

function all(conditions: Condition[]) {
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

function anywhere(term: string) {
  return `%${term.replace(/[!%_]/g, '!$&')}%`
}
