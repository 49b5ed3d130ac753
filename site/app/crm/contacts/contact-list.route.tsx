import { crmContacts } from '@nokshi/content/crm/contacts.ts'
import { callPath } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DuplicateBanner } from '../duplicates/duplicate-banner.tsx'
import { useChoice } from '../parts/choice.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { contactFilters, contactsQuery } from '../record-page/record-queries.ts'
import { CrmList } from '../records/crm-list.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { ContactChoiceBar } from './contact-choice-bar.tsx'
import { ContactFiltersBar } from './contact-filters.tsx'
import { ContactRows } from './contact-rows.tsx'

export function meta() {
  return crmMeta(crmContacts.title)
}

export default function ContactListRoute() {
  const [filters] = useFilters(contactFilters)
  const mayChange = useMayChange()
  const parts = useInfiniteList(contactsQuery(filters))
  const choice = useChoice(parts.items, filters)
  // The export has the same filters as the list.
  const exportHref = apiUrl(callPath('GET /api/crm/contacts.csv', { query: filters }))
  const isFiltered = Object.keys(filters).some((name) => name !== 'sort')
  const { items, isPending, hasMore } = parts
  return (
    <CrmPage
      title={crmContacts.title}
      note={isPending ? undefined : crmContacts.note(parts.first?.total ?? items.length)}
      actions={<ListActions exportHref={exportHref} mayChange={mayChange} />}
    >
      <ContactFiltersBar />
      {mayChange && <DuplicateBanner people={items} />}
      <CrmList list={parts} empty={<NobodyHere isFiltered={isFiltered} mayChange={mayChange} />}>
        {mayChange && (
          <ContactChoiceBar
            choice={choice}
            filters={filters}
            people={items}
            total={parts.first?.total ?? undefined}
            exportHref={exportHref}
          />
        )}
        <ContactRows people={items} hasMore={hasMore} choice={choice.isOpen ? choice : undefined} />
      </CrmList>
    </CrmPage>
  )
}

function ListActions({ exportHref, mayChange }: { exportHref: string; mayChange: boolean }) {
  return (
    <>
      <a className="crm-text-link" href={exportHref} download>
        {crmContacts.export}
      </a>
      {mayChange && (
        <>
          <ButtonLink to="/crm/import" look="second" size="small">
            {crmContacts.import}
          </ButtonLink>
          <ButtonLink to="/crm/contacts/new" size="small">
            {crmContacts.add}
          </ButtonLink>
        </>
      )}
    </>
  )
}

function NobodyHere({ isFiltered, mayChange }: { isFiltered: boolean; mayChange: boolean }) {
  const { title, text } = isFiltered ? crmContacts.none : crmContacts.empty
  return (
    <EmptyState title={title} text={text}>
      {mayChange && !isFiltered && (
        <>
          <ButtonLink to="/crm/contacts/new">{crmContacts.add}</ButtonLink>
          <ButtonLink to="/crm/import" look="second">
            {crmContacts.import}
          </ButtonLink>
        </>
      )}
    </EmptyState>
  )
}
