import { crmContent, crmSorting } from '@nokshi/content/crm/website.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Entry, type EntryLine, ManyEntries } from '@nokshi/contract/website/entries.ts'
import { isCollection, type Kind, kinds } from '@nokshi/contract/website/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { Button } from '../../ui/button.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { CrmPage, crmMeta, EmptyState, Fetched } from '../parts/crm-page.tsx'
import { SearchField } from '../record-page/search-field.tsx'
import { crmApi, crmClient, useChange } from '../records/crm-api.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useMayChange } from '../staff/crm-me.ts'
import type { Route } from './+types/entry-list.route.ts'
import { EntryRow } from './entry-list-row.tsx'
import { entriesQuery } from './website-query.ts'
import './entry-list.css'

export const handle: EarlyCalls = { calls: ['GET /api/crm/website/entries?kind={kind}'] }

export function meta({ params }: Route.MetaArgs) {
  const kind = findKind(params.kind)
  return crmMeta(kind ? crmContent.kinds[kind].title : crmContent.title)()
}

function findKind(name: string): Kind | undefined {
  return kinds.find((kind) => kind === name)
}

export default function EntryListRoute({ params }: Route.ComponentProps) {
  const kind = findKind(params.kind)
  return kind ? <KindPage key={kind} kind={kind} /> : <Navigate to="/crm/website" replace />
}

function KindPage({ kind }: { kind: Kind }) {
  const mayChange = useMayChange()
  const [{ q = '' }, setFilters] = useFilters(['q'])
  const entries = useQuery(entriesQuery(kind))
  const add = mayChange && isCollection(kind) && <AddButton kind={kind} />
  return (
    <CrmPage
      title={crmContent.kinds[kind].title}
      note={
        <>
          <Link to="/crm/website">{crmContent.title}</Link>
          {entries.data && ` · ${crmContent.count(entries.data.length)}`}
        </>
      }
      actions={add}
    >
      <Fetched query={entries}>
        {(all) => {
          if (all.length === 0) return <EmptyState {...crmContent.list.empty}>{add}</EmptyState>
          const found = all.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
          return (
            <>
              <search className="crm-form">
                <SearchField
                  placeholder={crmContent.list.find}
                  value={q}
                  onChange={(typed) => setFilters({ q: typed })}
                />
              </search>
              {found.length === 0 ? (
                <EmptyState {...crmContent.list.none} />
              ) : (
                <EntryList kind={kind} entries={found} mayOrder={mayChange && isCollection(kind) && q === ''} />
              )}
            </>
          )
        }}
      </Fetched>
    </CrmPage>
  )
}

function AddButton({ kind }: { kind: Kind }) {
  const navigate = useNavigate()
  const labels = crmContent.kinds[kind]
  const add = useChange({
    send: (_: undefined, idempotencyKey) =>
      crmApi('POST /api/crm/website/entries', changed(Entry), { body: { kind }, idempotencyKey }),
    onDone: ({ record }) => void navigate(`/crm/website/entries/${record.id}`),
  })
  return (
    <Button disabled={add.isPending} onClick={() => add.mutate(undefined)}>
      {'add' in labels && labels.add}
    </Button>
  )
}

interface EntryListProps {
  kind: Kind
  entries: EntryLine[]
  /** Only while all of them are in the list. */
  mayOrder: boolean
}

function EntryList({ kind, entries, mayOrder }: EntryListProps) {
  const queryKey = useMemo(() => entriesQuery(kind).queryKey, [kind])
  const { mutate: order } = useChange({
    send: (ids: string[]) => crmApi('POST /api/crm/website/order', ManyEntries, { body: { kind, ids } }),
    done: () => crmContent.list.ordered,
    begin(ids) {
      const before = crmClient.getQueryData(queryKey)
      const places = new Map(ids.map((id, place) => [id, place]))
      crmClient.setQueryData(queryKey, (lines) =>
        lines?.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
      )
      return () => crmClient.setQueryData(queryKey, before)
    },
  })
  const moveTo = useCallback(
    (id: string, to: number) => {
      const ids = (crmClient.getQueryData(queryKey) ?? []).map((entry) => entry.id)
      if (to < 0 || to >= ids.length || ids[to] === id) return
      order(ids.filter((other) => other !== id).toSpliced(to, 0, id))
    },
    [order, queryKey],
  )

  return (
    <SortableList
      items={entries}
      labels={crmSorting}
      className="lined-list stack card"
      aria-label={crmContent.kinds[kind].title}
      isFixed={!mayOrder}
      onMove={moveTo}
    >
      {(entry, place) => <EntryRow entry={entry} {...(mayOrder && place)} />}
    </SortableList>
  )
}
