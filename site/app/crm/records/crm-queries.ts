import { Tag } from '@nokshi/contract/crm/contacts.ts'
import { firstLostReasons, firstServices, type OwnChoice, Stage } from '@nokshi/contract/crm/deals.ts'
import { ReplyTemplate } from '@nokshi/contract/crm/replies.ts'
import { Rate, StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { Colleague } from '@nokshi/contract/crm/staff.ts'
import { Updates } from '@nokshi/contract/crm/today.ts'
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { crmApi, crmQuery } from './crm-api.ts'

/** What changes seldom and is shown on every page. */
const seldom = { staleTime: 5 * 60_000 }

export const stagesQuery = crmQuery(['stages'], () => crmApi('GET /api/crm/stages', Stage.array()), seldom)
/** Colleagues, by whom lists are filtered. */
export const colleaguesQuery = crmQuery(
  ['colleagues'],
  () => crmApi('GET /api/crm/colleagues', Colleague.array()),
  seldom,
)
/** Those whom something can be given to: a viewer cannot work on it. */
export const workersQuery = { ...colleaguesQuery, select: listWorkers }

function listWorkers(colleagues: Colleague[]) {
  return colleagues.filter(({ mayWork }) => mayWork)
}
export const tagsQuery = crmQuery(['tags'], () => crmApi('GET /api/crm/tags', Tag.array()))
export const templatesQuery = crmQuery(
  ['templates'],
  () => crmApi('GET /api/crm/templates', ReplyTemplate.array()),
  seldom,
)
export const settingsQuery = crmQuery(['settings'], () => crmApi('GET /api/crm/settings', StudioSettings), seldom)
export const ratesQuery = crmQuery(['rates'], () => crmApi('GET /api/crm/rates', Rate.array()))

/** Whether anybody has changed something, and what waits: one cheap call, on every page. */
export const updatesQuery = queryOptions({
  queryKey: ['updates'],
  queryFn: () => crmApi('GET /api/crm/updates', Updates),
  // Others’ changes show within five seconds. Somebody waits also while another tab is in sight.
  refetchInterval: 4_000,
  refetchIntervalInBackground: true,
})

/** How many submissions wait for somebody. */
export const inboxCountQuery = { ...updatesQuery, select: ({ inbox }: Updates) => inbox.new }

export interface Part<Item = unknown> {
  items: Item[]
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

interface OwnLists {
  lostReasons: OwnChoice[]
  services: OwnChoice[]
}

const first: OwnLists = { lostReasons: firstLostReasons, services: [...firstServices] }

/** The studio's own lists for deals. */
export function useOwnLists(): OwnLists {
  return useQuery(settingsQuery).data ?? first
}
