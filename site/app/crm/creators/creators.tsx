import { crmCreators as labels } from '@nokshi/content/crm/creators.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { CREATORS_MAX, type Creator, CreatorList, creatorStates } from '@nokshi/contract/crm/creators.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Chips, TextLink } from '../parts/buttons.tsx'
import { EmptyState, Fetched, Rows } from '../parts/crm-page.tsx'
import { dayInWords, today } from '../parts/time.tsx'
import { SearchField } from '../record-page/search-field.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useFilters } from '../records/filters-in-url.ts'

export function Creators() {
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
  return (
    <div className="crm-stack above-16">
      <search className="row gap-y-8 gap-x-16 align-end">
        <SearchField placeholder={labels.search} value={q} onChange={(typed) => setFilters({ q: typed })} />
        <Chips
          label={labels.show}
          choices={creatorStates.map((value) => ({
            value,
            label: `${labels.states[value]} ${counts?.[value] ?? ''}`.trim(),
          }))}
          value={state}
          onChoose={(next) => setFilters({ state: next === 'all' ? undefined : next })}
        />
      </search>
      <p className="crm-small">{counts && labels.pages(counts.pages, counts.all)}</p>
      <Fetched query={query}>
        {({ creators }) => (
          <>
            {creators.length === 0 && <EmptyState {...labels.empty} />}
            <Rows items={creators}>{(creator) => <CreatorRow key={creator.id} creator={creator} />}</Rows>
            {creators.length === CREATORS_MAX && <p className="crm-small">{labels.full}</p>}
          </>
        )}
      </Fetched>
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
