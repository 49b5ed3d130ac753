import { crmContent } from '@nokshi/content/crm/website.ts'
import { Published } from '@nokshi/contract/website/entries.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isRefusedWith } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { useChange } from '../records/use-change.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { PublishItem } from './publish-list-item.tsx'
import { listRefusals, type Refusals } from './publish-list-refusals.ts'
import { type PendingItem, pendingQuery } from './website-query.ts'
import './entry-list.css'

const labels = crmContent.publish

export const meta = crmMeta(labels.title)

/** All that would go live. An entry that is named in the address is the only one that is chosen at first. */
export default function PublishListRoute() {
  const [search] = useSearchParams()
  const pending = useQuery(pendingQuery)
  return (
    <CrmPage title={labels.title} note={labels.note}>
      <Fetched query={pending}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState {...labels.empty} />
          ) : (
            <PublishList items={items} only={search.get('only')} />
          )
        }
      </Fetched>
    </CrmPage>
  )
}

interface PublishListProps {
  items: PendingItem[]
  /** The only entry that is chosen at first; null for all that can be published. */
  only: string | null
}

function PublishList({ items, only }: PublishListProps) {
  const mayChange = useMayChange()
  /** Those that somebody has ticked or unticked; the others are as they are at first. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  const isChosen = ({ entry, errors }: PendingItem) =>
    ticked.get(entry.id) ?? (only === null ? errors.length === 0 && entry.publishAt === null : entry.id === only)
  const chosen = items.filter(isChosen)
  const tickAll = (isOn: boolean) => setTicked(new Map(items.map(({ entry }) => [entry.id, isOn])))

  const publish = useChange({
    send: (sent: PendingItem[]) =>
      crmApi('POST /api/crm/website/publish', Published, {
        body: { entries: sent.map(({ entry: { id, version } }) => ({ id, version })) },
      }),
    done: ({ count }) => labels.done(count),
    onDone: () => setRefusals(new Map()),
    onError(error, sent) {
      if (!isRefusedWith(error, 'invalid-fields', 'entry-changed-elsewhere', 'no-such-entry')) return false
      void crmClient.fetchQuery(pendingQuery).then((now) => setRefusals(listRefusals(error.fields, sent, now)))
      return true
    },
  })

  return (
    <>
      {mayChange && (
        <div className="row between gap-y-8 gap-x-16">
          <Button disabled={chosen.length === 0 || publish.isPending} onClick={() => publish.mutate(chosen)}>
            {publish.isPending ? labels.busy : labels.submit(chosen.length)}
          </Button>
          <QuietButton onClick={() => tickAll(chosen.length < items.length)}>
            {chosen.length < items.length ? labels.all : labels.none}
          </QuietButton>
        </div>
      )}
      <p role="alert" className="needle strong">
        {refusals.size > 0 && labels.refused}
      </p>
      <ul className="crm-rows">
        {items.map((item) => (
          <PublishItem
            key={item.entry.id}
            item={item}
            refusals={refusals.get(item.entry.id) ?? []}
            isOpenAtFirst={items.length <= 3}
            isChosen={isChosen(item)}
            {...(mayChange && { onChoose: (isOn) => setTicked(new Map([...ticked, [item.entry.id, isOn]])) })}
          />
        ))}
      </ul>
    </>
  )
}
