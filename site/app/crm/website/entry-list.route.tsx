import { crmContent } from '@nokshi/content/crm/website.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Entry } from '@nokshi/contract/website/entries.ts'
import { isCollection, type Kind, kinds } from '@nokshi/contract/website/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { SearchField } from '../record-page/search-field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useChange } from '../records/use-change.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import type { Route } from './+types/entry-list.route.ts'
import { EntryList } from './entry-list.tsx'
import { entriesQuery } from './website-query.ts'
import './entry-list.css'

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
    send: () => crmApi('POST /api/crm/website/entries', changed(Entry), { body: { kind } }),
    onDone: ({ record }) => void navigate(`/crm/website/entries/${record.id}`),
  })
  return (
    <Button disabled={add.isPending} onClick={() => add.mutate()}>
      {'add' in labels && labels.add}
    </Button>
  )
}
