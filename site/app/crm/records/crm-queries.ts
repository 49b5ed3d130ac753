import { Tag } from '@nokshi/contract/crm/contacts.ts'
import { Stage } from '@nokshi/contract/crm/deals.ts'
import { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import { InboxCounts } from '@nokshi/contract/crm/inbox.ts'
import { Invite } from '@nokshi/contract/crm/invites.ts'
import { ReplyTemplate } from '@nokshi/contract/crm/replies.ts'
import { Rate, StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { Colleague, Staff } from '@nokshi/contract/crm/staff.ts'
import { FailedMails } from '@nokshi/contract/crm/today.ts'
import { Webhook } from '@nokshi/contract/crm/webhooks.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { crmApi } from './crm-api.ts'

/**
 * The first word of every key says what was fetched: `['contacts', filters]`, `['contact', id]`. A change has all of
 * it asked for again, so nobody has to know who else shows what they changed.
 */

/** What changes seldom and is shown on every page. */
const SELDOM_MS = 5 * 60_000

/** `resource` is the first word of its key. */
function listQuery<Value>(resource: string, fetch: () => Promise<Value>, staleTime?: number) {
  return queryOptions({ queryKey: [resource], queryFn: fetch, ...(staleTime !== undefined && { staleTime }) })
}

export const stagesQuery = listQuery('stages', () => crmApi('GET /api/crm/stages', Stage.array()), SELDOM_MS)
/** Colleagues, by whom lists are filtered. */
export const colleaguesQuery = listQuery(
  'colleagues',
  () => crmApi('GET /api/crm/colleagues', Colleague.array()),
  SELDOM_MS,
)
/** Those whom something can be given to: a viewer cannot work on it. */
export const workersQuery = { ...colleaguesQuery, select: listWorkers }

function listWorkers(colleagues: Colleague[]) {
  return colleagues.filter(({ mayWork }) => mayWork)
}
export const tagsQuery = listQuery('tags', () => crmApi('GET /api/crm/tags', Tag.array()))
export const templatesQuery = listQuery(
  'templates',
  () => crmApi('GET /api/crm/templates', ReplyTemplate.array()),
  SELDOM_MS,
)
export const settingsQuery = listQuery('settings', () => crmApi('GET /api/crm/settings', StudioSettings), SELDOM_MS)
export const ratesQuery = listQuery('rates', () => crmApi('GET /api/crm/rates', Rate.array()))
export const webhooksQuery = listQuery('webhooks', () => crmApi('GET /api/crm/webhooks', Webhook.array()))
export const staffQuery = listQuery('staff', () => crmApi('GET /api/crm/staff', Staff.array()))
export const invitesQuery = listQuery('invites', () => crmApi('GET /api/crm/invites', Invite.array()))
export const mailsQuery = listQuery('mails', () => crmApi('GET /api/crm/mails', FailedMails))

export const liveTasksQuery = listQuery('going-live', () => crmApi('GET /api/crm/going-live', LiveTask.array()))
/** What name servers say, which may take seconds. */
export const liveDomainQuery = listQuery('going-live/domain', () =>
  crmApi('GET /api/crm/going-live/domain', LiveTask.array()),
)

/** How many submissions wait for somebody; the navigation shows it on every page. */
export const inboxCountQuery = queryOptions({
  queryKey: ['inbox', 'count'],
  queryFn: () => crmApi('GET /api/crm/inbox/counts', InboxCounts),
  select: (counts) => counts.new,
  // Somebody waits from the moment they write, also while another tab is in sight.
  refetchInterval: 8_000,
  refetchIntervalInBackground: true,
})

interface Part {
  items: unknown[]
  next: string | null
}

/** A list that comes in parts: `resource` is the first word of its key. */
export function infiniteListQuery<Page extends Part>(
  resource: string,
  question: Record<string, string | undefined>,
  fetch: (query: Record<string, string | undefined>) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey: [resource, 'parts', question],
    queryFn: ({ pageParam }) => fetch({ ...question, cursor: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page) => next,
  })
}
