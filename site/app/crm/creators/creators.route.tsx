import { crmCreators as labels } from '@nokshi/content/crm/creators.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { CREATORS_MAX, type Creator, CreatorList, creatorStates } from '@nokshi/contract/crm/creators.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Tabs } from '../../ui/tabs.tsx'
import { dayInWords, today } from '../parts/day.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { SearchField } from '../record-page/search-field.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMe } from '../staff/crm-me.ts'
import './creators.css'

export const meta = crmMeta(labels.title)

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
  const query = useQuery({
    queryKey: ['creators', state, q],
    queryFn: () => crmApi('GET /api/crm/creators', CreatorList, { query: { state, q } }),
    // While somebody types, what is open in the list stays open.
    placeholderData: keepPreviousData,
  })
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

function CreatorRow({ creator }: { creator: Creator }) {
  const { id, email, username, isConfirmed, isSuspended, isRecovering } = creator
  const { reports, visits, visitsBefore } = creator
  const notes = [
    labels.since(dayInWords(today(new Date(creator.createdAt)))),
    ...(isConfirmed ? [] : [labels.unconfirmed]),
    ...(reports > 0 ? [labels.reports(reports)] : []),
    ...(isSuspended ? [labels.suspended] : []),
    ...(username === null ? [] : [labels.visits(visits, visitsBefore)]),
  ]
  return (
    <li className="crm-row">
      <p className="crm-row-words">
        <strong>
          <bdi>{username === null ? labels.noPage : `@${username}`}</bdi>
        </strong>{' '}
        <bdi>{email}</bdi>
        <br />
        <span className="crm-small">{notes.join(' · ')}</span>
      </p>
      {!isConfirmed && (
        <ChangeButton
          about={email}
          send={() => crmApi('POST /api/crm/creators/{id}/confirmation', Success, { id })}
          done={() => labels.confirmed}
        >
          {labels.confirm}
        </ChangeButton>
      )}
      <TextLink to={`/crm/creators/${encodeURIComponent(id)}/recovery`}>
        {isRecovering ? labels.recovering : labels.recover}
        <span className="sr-only"> {email}</span>
      </TextLink>
    </li>
  )
}
