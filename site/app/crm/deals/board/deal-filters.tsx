import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { NO_OWNER } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { choicesOf, SelectField, TextField } from '../../../ui/fields/field.tsx'
import { Tick } from '../../parts/buttons.tsx'
import { ColleagueFilter, ListFilters } from '../../record-page/list-filters.tsx'
import { settingsQuery, stagesQuery, useOwnLists } from '../../records/crm-queries.ts'
import { useFilters } from '../../records/filters-in-url.ts'
import { dealFilters } from '../deal-queries.ts'

const labels = crmDeals.filters

export function DealFiltersBar({ isList }: { isList: boolean }) {
  const { data: stages = [] } = useQuery(stagesQuery)
  const { services } = useOwnLists()
  const [filters, setFilters] = useFilters(dealFilters)
  return (
    <ListFilters names={dealFilters} placeholder={crmDeals.placeholder}>
      {(bind) => (
        <>
          <ColleagueFilter
            label={labels.owner}
            more={[{ value: NO_OWNER, label: crmFrame.nobody }]}
            {...bind('owner')}
          />
          <SelectField label={labels.service} placeholder={crmRecordPage.any} choices={services} {...bind('service')} />
          <SelectField
            label={labels.stage}
            placeholder={labels.anyStage}
            choices={stages.map(({ id, label }) => ({ value: id, label }))}
            {...bind('stage')}
          />
          {isList && (
            <SelectField
              label={labels.sort}
              placeholder={crmDeals.sorts.rank}
              choices={choicesOf(crmDeals.sorts).filter(({ value }) => value !== 'rank')}
              {...bind('sort')}
            />
          )}
          <Tick
            checked={filters.quiet === 'true'}
            onChange={({ target }) => setFilters({ quiet: target.checked ? 'true' : undefined })}
          >
            {labels.quiet}
          </Tick>
          <DealRangeFilters isList={isList} />
        </>
      )}
    </ListFilters>
  )
}

const ranges = ['minAmount', 'maxAmount', 'closeFrom', 'closeTo', 'minDays'] as const

function DealRangeFilters({ isList }: { isList: boolean }) {
  const [filters, setFilters, bind] = useFilters(dealFilters)
  const { data: settings } = useQuery(settingsQuery)
  const isSet = ranges.some((name) => filters[name])
  // The board needs its height for cards.
  if (!isList && !isSet) return null
  return (
    <details className="deal-ranges all-columns" open={isSet}>
      <summary>{labels.more}</summary>
      <div className="deal-ranges-grid stack gap-10">
        {(['minAmount', 'maxAmount'] as const).map((name) => (
          // Asked for when somebody has finished typing: half a number is another one.
          <TextField
            key={`${name} ${filters[name] ?? ''}`}
            label={labels[name](settings?.baseCurrency ?? '')}
            type="number"
            min={0}
            max={9_999_999_999}
            defaultValue={filters[name]}
            onBlur={({ target }) => target.validity.valid && setFilters({ [name]: target.value })}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          />
        ))}
        {(['closeFrom', 'closeTo'] as const).map((name) => (
          <TextField key={name} label={labels[name]} type="date" {...bind(name)} />
        ))}
        <SelectField
          label={labels.age}
          placeholder={labels.anyAge}
          choices={choicesOf(labels.ages)}
          {...bind('minDays')}
        />
      </div>
    </details>
  )
}
