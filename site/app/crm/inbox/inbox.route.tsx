import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { inboxTabs } from '@nokshi/contract/crm/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { choicesOf, SelectField } from '../../ui/fields/field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CrmPage, crmMeta } from '../parts/crm-page.tsx'
import { minutesInWords } from '../parts/time.tsx'
import { ColleagueFilter, ListFilters } from '../record-page/list-filters.tsx'
import { useInfiniteList } from '../records/crm-list.tsx'
import { settingsQuery } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useHasShortcuts } from '../shell/single-keys.ts'
import { SavedViews, useRememberedFilters } from '../views/saved-views.tsx'
import { InboxList } from './inbox-list.tsx'
import { inboxFilters, inboxQuery } from './inbox-queries.ts'

export const handle: EarlyCalls = {
  calls: ['GET /api/crm/inbox?tab=new', 'GET /api/crm/colleagues', 'GET /api/crm/views?list=inbox'],
}

export const meta = crmMeta(crmInbox.title)

export default function InboxRoute() {
  const [search, setFilters] = useFilters(inboxFilters)
  useRememberedFilters('inbox', ['owner', 'language'])
  const hasShortcuts = useHasShortcuts()
  const tab = inboxTabs.find((known) => known === search.tab) ?? 'new'
  const filters = { ...search, tab }
  const { first } = useInfiniteList(inboxQuery(filters))
  return (
    <CrmPage
      title={crmInbox.title}
      note={tab === 'spam' ? <SpamNote /> : first && crmInbox.note(minutesInWords(first.replyGoalMinutes))}
      actions={hasShortcuts && <span className="crm-small crm-key-hint">{crmInbox.keys}</span>}
    >
      <ListFilters names={inboxFilters} placeholder={crmInbox.placeholder}>
        {(bind) => (
          <>
            <ColleagueFilter label={crmInbox.filters.owner} {...bind('owner')} />
            <SelectField
              label={crmInbox.filters.language}
              placeholder={crmRecordPage.any}
              choices={choicesOf(crmInbox.languages)}
              {...bind('language')}
            />
          </>
        )}
      </ListFilters>
      <SavedViews list="inbox" names={inboxFilters} />
      <Tabs
        label={crmInbox.label}
        tabs={inboxTabs.map((known) => ({
          value: known,
          label: [crmInbox.tabs[known], ...(first?.counts[known] ? [writeCount(first.counts[known])] : [])].join(' '),
          panel: <InboxList key={JSON.stringify([known, search])} filters={{ ...filters, tab: known }} />,
        }))}
        value={tab}
        onChange={(next) => setFilters({ tab: next === 'new' ? undefined : next })}
      />
    </CrmPage>
  )
}

function SpamNote() {
  const { data: settings } = useQuery(settingsQuery)
  return settings && crmInbox.spamNote(settings.retentionDays)
}
