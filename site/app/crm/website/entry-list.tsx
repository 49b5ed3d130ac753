import { crmContent } from '@nokshi/content/crm/website.ts'
import type { EntryLine } from '@nokshi/contract/website/entries.ts'
import type { Kind } from '@nokshi/contract/website/kinds.ts'
import { useCallback, useMemo } from 'react'
import { SortableList } from '../../ui/sortable-list.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { useChange } from '../records/use-change.ts'
import { EntryRow } from './entry-list-row.tsx'
import { ChangedEntries, entriesQuery } from './website-query.ts'

const labels = crmContent.list

interface EntryListProps {
  kind: Kind
  entries: EntryLine[]
  /** Only while all of them are in the list. */
  mayOrder: boolean
}

/** The entries of a kind, in the order that the site shows them in. */
export function EntryList({ kind, entries, mayOrder }: EntryListProps) {
  const queryKey = useMemo(() => entriesQuery(kind).queryKey, [kind])
  const { mutate: order } = useChange({
    send: (ids: string[]) => crmApi('POST /api/crm/website/order', ChangedEntries, { body: { kind, ids } }),
    done: () => labels.ordered,
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
      labels={{ ...labels, dropped: labels.over }}
      className="crm-rows"
      aria-label={crmContent.kinds[kind].title}
      isFixed={!mayOrder}
      onMove={moveTo}
    >
      {(entry, place) => <EntryRow entry={entry} {...(mayOrder && place)} />}
    </SortableList>
  )
}
