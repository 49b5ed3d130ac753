import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { inboxTabs } from '@nokshi/contract/crm/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from '../../ui/tabs.tsx'
import { minutesInWords } from '../parts/ago.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { settingsQuery } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useHasShortcuts } from '../shell/shortcut-setting.ts'
import { InboxList } from './inbox-list.tsx'
import { inboxQuery } from './inbox-queries.ts'

export const meta = crmMeta(crmInbox.title)

export default function InboxRoute() {
  const [filters, setFilters] = useFilters(['tab'])
  const hasShortcuts = useHasShortcuts()
  const tab = inboxTabs.find((known) => known === filters.tab) ?? 'new'
  const { first } = useInfiniteList(inboxQuery(tab))
  return (
    <CrmPage
      title={crmInbox.title}
      note={tab === 'spam' ? <SpamNote /> : first && crmInbox.note(minutesInWords(first.replyGoalMinutes))}
      actions={hasShortcuts && <span className="crm-small crm-key-hint">{crmInbox.keys}</span>}
    >
      <Tabs
        label={crmInbox.label}
        tabs={inboxTabs.map((known) => ({
          value: known,
          label: [crmInbox.tabs[known], ...(first?.counts[known] ? [writeCount(first.counts[known])] : [])].join(' '),
          panel: <InboxList key={known} tab={known} />,
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
