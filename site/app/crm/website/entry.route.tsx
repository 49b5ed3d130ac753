import { crmContent } from '@nokshi/content/crm/website.ts'
import { useQuery } from '@tanstack/react-query'
import { Fetched } from '../parts/fetched.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/entry.route.ts'
import { EntryForm } from './entry-form.tsx'
import { entryRecords } from './entry-query.ts'

export const meta = crmMeta(crmContent.title)

export default function EntryRoute({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(entryRecords.query(id))
  // Nothing of one entry may be carried over to the next.
  return <Fetched query={query}>{(entry) => <EntryForm key={entry.id} entry={entry} />}</Fetched>
}
