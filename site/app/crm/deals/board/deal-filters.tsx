import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { crmFrame, serviceNames } from '@nokshi/content/crm/records.ts'
import { dealSorts, NO_OWNER, services } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/fields/field.tsx'
import { ListFilters } from '../../record-page/list-filters.tsx'
import { colleaguesQuery, settingsQuery, stagesQuery } from '../../records/crm-queries.ts'
import { type DealFilters, dealFilters, type SetDealFilters } from '../deal-queries.ts'
import { DealRangeFilters } from './deal-range-filters.tsx'

const serviceChoices = services.map((value) => ({ value, label: serviceNames[value] }))

/** Without the search and the order, which are no filters. */
const nothing = Object.fromEntries(
  dealFilters.filter((name) => name !== 'q' && name !== 'sort').map((name) => [name, undefined]),
)

interface DealFiltersBarProps {
  filters: DealFilters
  onChange: SetDealFilters
  isList: boolean
}

export function DealFiltersBar({ filters, onChange, isList }: DealFiltersBarProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const { data: stages = [] } = useQuery(stagesQuery)
  const { q, owner, service, stage, quiet, sort } = filters
  const { data: settings } = useQuery(settingsQuery)
  const labels = crmDeals.filters
  return (
    <ListFilters
      search={{ value: q ?? '', placeholder: crmDeals.placeholder }}
      count={Object.entries(filters).filter(([name, value]) => value && !['q', 'sort'].includes(name)).length}
      onSearch={(typed) => onChange({ q: typed })}
      onClear={() => onChange(nothing)}
    >
      <SelectField
        label={labels.owner}
        placeholder={crmRecordPage.anyone}
        choices={[
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          { value: NO_OWNER, label: crmFrame.nobody },
        ]}
        value={owner ?? ''}
        onChange={({ target }) => onChange({ owner: target.value })}
      />
      <SelectField
        label={labels.service}
        placeholder={crmRecordPage.any}
        choices={serviceChoices}
        value={service ?? ''}
        onChange={({ target }) => onChange({ service: target.value })}
      />
      <SelectField
        label={labels.stage}
        placeholder={labels.anyStage}
        choices={stages.map(({ id, label }) => ({ value: id, label }))}
        value={stage ?? ''}
        onChange={({ target }) => onChange({ stage: target.value })}
      />
      {isList && (
        <SelectField
          label={labels.sort}
          placeholder={crmDeals.sorts.rank}
          choices={dealSorts
            .filter((known) => known !== 'rank')
            .map((value) => ({ value, label: crmDeals.sorts[value] }))}
          value={sort ?? ''}
          onChange={({ target }) => onChange({ sort: target.value })}
        />
      )}
      <label className="crm-tick deal-quiet">
        <input
          className="crm-box"
          type="checkbox"
          checked={quiet === 'true'}
          onChange={({ target }) => onChange({ quiet: target.checked ? 'true' : undefined })}
        />
        {labels.quiet}
      </label>
      <DealRangeFilters
        filters={filters}
        onChange={onChange}
        currency={settings?.baseCurrency ?? ''}
        isList={isList}
      />
    </ListFilters>
  )
}
