import { crmContent } from '@nokshi/content/crm/website.ts'
import { useQuery } from '@tanstack/react-query'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { crmMeta, Fetched } from '../parts/crm-page.tsx'
import type { Route } from './+types/entry.route.ts'
import { EntryForm } from './entry-form.tsx'
import { entryRecords } from './website-query.ts'

export const handle: EarlyCalls = { calls: ['GET /api/crm/website/entries/{id}'] }

export const meta = crmMeta(crmContent.title)

export default function EntryRoute({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(entryRecords.query(id))
  // Nothing of one entry may be carried over to the next.
  return <Fetched query={query}>{(entry) => <EntryForm key={entry.id} entry={entry} />}</Fetched>
}
