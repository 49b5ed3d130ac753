import { crmContent } from '@nokshi/content/crm/website.ts'
import type { EntryLine } from '@nokshi/contract/website/entries.ts'
import { moment } from '../parts/time.tsx'

export function describeState(entry: Omit<EntryLine, 'draft' | 'published'>) {
  const { state, isHidden, isSample, publishAt, missing } = entry
  return [
    crmContent.states[state],
    isHidden && crmContent.hidden,
    isSample && crmContent.sample,
    publishAt !== null && crmContent.scheduled(moment(publishAt)),
    missing.length > 0 && crmContent.missing(missing),
  ].filter((word) => word !== false)
}
