import { InboxPage, type inboxTabs, Submission } from '@nokshi/contract/crm/inbox.ts'
import { queryOptions } from '@tanstack/react-query'
import { crmApi } from '../records/crm-api.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'

export type InboxTab = (typeof inboxTabs)[number]

/**
 * Somebody may write at any moment, and a colleague may take it: looked up again while the page is in sight. The count of new ones
 * is not enough to go by, because one that came and one that was taken leave it as it was.
 */
const LOOK_AGAIN_MS = 9_000

export function inboxQuery(tab: InboxTab) {
  return {
    ...infiniteListQuery('inbox', { tab }, (query) => crmApi('GET /api/crm/inbox', InboxPage, { query })),
    refetchInterval: LOOK_AGAIN_MS,
  }
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: ['submission', id],
    queryFn: () => crmApi('GET /api/crm/inbox/{id}', Submission, { id }),
    refetchInterval: LOOK_AGAIN_MS,
  })
}
