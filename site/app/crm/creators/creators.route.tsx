import { crmCreators as labels } from '@nokshi/content/crm/creators.ts'
import { CREATORS_MAX, creatorStates } from '@nokshi/contract/crm/creators.ts'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from '../../ui/tabs.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { SearchField } from '../record-page/search-field.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMe } from '../staff/crm-me.ts'
import { CreatorRow } from './creator-row.tsx'
import { creatorsQuery } from './creators-query.ts'
import './creators.css'

export function meta() {
  return crmMeta(labels.title)
}

/** The creators of LinkHub, for owners of the studio. */
export default function CrmCreatorsRoute() {
  const isOwner = useMe().role === 'owner'
  return (
    <CrmPage title={labels.title} note={labels.note}>
      {isOwner ? <Creators /> : <EmptyState {...labels.onlyOwners} />}
    </CrmPage>
  )
}

function Creators() {
  const [filters, setFilters] = useFilters(['state', 'q'])
  const state = creatorStates.find((known) => known === filters.state) ?? 'all'
  const q = filters.q ?? ''
  const query = useQuery(creatorsQuery(state, q))
  const counts = query.data?.counts
  const list = (
    <Fetched query={query}>
      {({ creators }) => (
        <div className="crm-stack creators">
          {creators.length === 0 && <EmptyState {...labels.empty} />}
          <ul className="crm-rows">
            {creators.map((creator) => (
              <CreatorRow key={creator.id} creator={creator} />
            ))}
          </ul>
          {creators.length === CREATORS_MAX && <p className="crm-small">{labels.full}</p>}
        </div>
      )}
    </Fetched>
  )
  return (
    <div className="crm-stack">
      <p>{counts && labels.pages(counts.pages, counts.all)}</p>
      <SearchField placeholder={labels.search} value={q} onChange={(typed) => setFilters({ q: typed })} />
      <Tabs
        label={labels.title}
        tabs={creatorStates.map((known) => ({
          value: known,
          label: `${labels.states[known]} ${counts?.[known] ?? ''}`.trim(),
          panel: list,
        }))}
        value={state}
        onChange={(next) => setFilters({ state: next === 'all' ? undefined : next })}
      />
    </div>
  )
}
