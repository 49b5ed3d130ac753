import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmContact, crmContacts } from '@nokshi/content/crm/contacts.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { ContactLine, ContactsChange } from '@nokshi/contract/crm/contacts.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callPath } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { choicesOf, SelectField } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmPage, crmMeta, EmptyState } from '../parts/crm-page.tsx'
import { AgoTime } from '../parts/time.tsx'
import { BulkBar, useChoice } from '../record-page/bulk.tsx'
import { ColleagueFilter, ListFilters } from '../record-page/list-filters.tsx'
import { NextStepLabels } from '../record-page/next-step.tsx'
import { contactFilters, contactsQuery } from '../record-page/record-queries.ts'
import { RecordTable } from '../record-page/record-table.tsx'
import { askColleague } from '../records/choose-dialog.tsx'
import { crmApi, pathOf } from '../records/crm-api.ts'
import { CrmList, useInfiniteList } from '../records/crm-list.tsx'
import { tagsQuery } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { sourceName } from './contact-identity.tsx'
import { TagInput } from './tag-input.tsx'

export const handle: EarlyCalls = {
  calls: ['GET /api/crm/contacts', 'GET /api/crm/tags', 'GET /api/crm/colleagues', 'GET /api/crm/views?list=contacts'],
}

export const meta = crmMeta(crmContacts.title)

export default function ContactListRoute() {
  const [filters] = useFilters(contactFilters)
  const mayChange = useMayChange()
  const parts = useInfiniteList(contactsQuery(filters))
  const choice = useChoice(parts.items, filters)
  // The export has the same filters as the list.
  const exportHref = apiUrl(callPath('GET /api/crm/contacts.csv', { query: filters }))
  const isFiltered = Object.keys(filters).some((name) => name !== 'sort')
  const { items, isPending } = parts
  const additions = mayChange && (
    <>
      <ButtonLink to="/crm/import" look="second" size="small">
        {crmContacts.import}
      </ButtonLink>
      <ButtonLink to="/crm/contacts/new" size="small">
        {crmContacts.add}
      </ButtonLink>
    </>
  )
  return (
    <CrmPage
      title={crmContacts.title}
      note={isPending ? undefined : crmContacts.note(parts.first?.total ?? items.length)}
      actions={
        <>
          <a className="crm-text-link" href={exportHref} download>
            {crmContacts.export}
          </a>
          {additions}
        </>
      }
    >
      <ContactFiltersBar />
      <SavedViews list="contacts" names={contactFilters} />
      <CrmList
        list={parts}
        empty={
          <EmptyState {...(isFiltered ? crmContacts.none : crmContacts.empty)}>{!isFiltered && additions}</EmptyState>
        }
      >
        <ContactBulk choice={choice} filters={filters} total={parts.first?.total ?? undefined} />
        <RecordTable
          caption={crmContacts.list}
          columns={columns}
          list={parts}
          nameOf={({ name }) => name}
          choice={choice.rows}
        >
          {contactCells}
        </RecordTable>
      </CrmList>
    </CrmPage>
  )
}

const columns = [
  { label: crmContact.name, className: 'cell-wide' },
  { label: crmRecordPage.company },
  { label: crmRecordPage.lastTouch, className: 'cell-narrow' },
  { label: crmRecordPage.nextStep, className: 'cell-wide' },
  { label: crmContact.tags.heading, className: 'cell-narrow' },
  { label: `${crmRecordPage.owner}, ${crmRecordPage.source.toLowerCase()}` },
  { label: '', className: 'cell-acts' },
]

function contactCells({ id, name, company, email, phone, tags, owner, source, ...contact }: ContactLine) {
  return (
    <>
      <th scope="row">
        <Link to={pathOf({ kind: 'contact', id })} className="record-link" dir="auto">
          {name}
        </Link>
      </th>
      <td>
        {company && (
          <Link to={pathOf({ kind: 'company', id: company.id })} className="soft hover-underlined" dir="auto">
            {company.name}
          </Link>
        )}
      </td>
      <td className="crm-small">
        <AgoTime at={contact.lastActivityAt} />
      </td>
      <td>
        <NextStepLabels step={contact.nextStep} />
      </td>
      <td title={tags.map((tag) => tag.name).join(', ')}>
        {tags.map((tag) => (
          <span key={tag.id} className="tag micro break-anywhere inline-row" dir="auto">
            {tag.name}
          </span>
        ))}
      </td>
      <td className="crm-small">
        {owner && <bdi>{owner.name}</bdi>}
        {owner && source && ' · '}
        {source && sourceName(source)}
      </td>
      <td className="cell-acts">
        <ContactButtons contact={{ id, name }} email={email} phone={phone} />
      </td>
    </>
  )
}

function ContactFiltersBar() {
  const { data: tags = [] } = useQuery(tagsQuery)
  return (
    <ListFilters names={contactFilters} placeholder={crmContacts.placeholder}>
      {(bind) => (
        <>
          <SelectField
            label={crmRecordPage.tag}
            placeholder={crmRecordPage.any}
            choices={tags.map(({ id, name, contacts }) => ({ value: id, label: `${name} (${contacts})` }))}
            {...bind('tag')}
          />
          <ColleagueFilter {...bind('owner')} />
          <SelectField
            label={crmRecordPage.source}
            placeholder={crmRecordPage.any}
            choices={choicesOf(crmRecordPage.sources)}
            {...bind('source')}
          />
          <SelectField
            label={crmRecordPage.sort}
            placeholder={crmContacts.sorts.active}
            choices={[
              { value: 'name', label: crmContacts.sorts.name },
              { value: 'new', label: crmContacts.sorts.new },
            ]}
            {...bind('sort')}
          />
        </>
      )}
    </ListFilters>
  )
}

interface ContactBulkProps {
  choice: ReturnType<typeof useChoice>
  filters: Record<string, string | undefined>
  total: number | undefined
}

const labels = crmBulk.contacts

type Act = ContactsChange['act']

function ContactBulk({ choice, filters, total }: ContactBulkProps) {
  const { sort: _, ...matching } = filters
  return (
    <BulkBar
      choice={choice}
      total={total}
      matching={matching}
      send={(body: ContactsChange) => crmApi('POST /api/crm/contacts/bulk', ManyChanged, { body })}
      acts={[
        {
          label: labels.tag,
          ask: (run, close) => (
            <CrmDialog title={labels.tagTitle} onClose={close}>
              <TagInput submit={labels.tagSubmit} onChoose={(tag) => run({ kind: 'tag', tag })} />
            </CrmDialog>
          ),
        },
        { label: labels.assign, ask: askColleague<Act>(labels.assign, (ownerId) => ({ kind: 'assign', ownerId })) },
        { label: labels.trash, act: { kind: 'trash' } },
      ]}
    />
  )
}
