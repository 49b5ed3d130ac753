import { InboxPage, type inboxTabs, Submission } from '@nokshi/contract/crm/inbox.ts'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'

export type InboxTab = (typeof inboxTabs)[number]

/** They stand in the address. */
export const inboxFilters = ['tab', 'q', 'owner', 'language'] as const
export type InboxFilters = Partial<Record<(typeof inboxFilters)[number], string>> & { tab: InboxTab }

/** What others do shows at once (shell/use-updates.ts); this is for the clocks, which the server keeps. */
const CLOCK_MS = 30_000

export function inboxQuery(filters: InboxFilters) {
  return {
    ...infiniteListQuery('inbox', filters, (query) => crmApi('GET /api/crm/inbox', InboxPage, { query })),
    refetchInterval: CLOCK_MS,
  }
}

export function submissionQuery(id: string) {
  return crmQuery(['submission', id], () => crmApi('GET /api/crm/inbox/{id}', Submission, { id }), {
    refetchInterval: CLOCK_MS,
  })
}

/** The address of a submission, with the list that it was opened from; the first tab is not named. */
export function questionOf({ tab, ...filters }: InboxFilters) {
  return { ...(tab !== 'new' && { tab }), ...filters }
}
