import { crmChanges } from '@nokshi/content/crm/history.ts'
import { Change } from '@nokshi/contract/crm/history.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { AgoTime } from '../parts/ago-time.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { type VirtualRow, VirtualRows } from '../parts/virtual-rows.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmList } from '../records/crm-list.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'
import { pathOf } from '../records/recent-records.ts'
import { undo } from '../records/use-change.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'

export const meta = crmMeta(crmChanges.title)

const changesQuery = infiniteListQuery('changes', {}, (query) =>
  crmApi('GET /api/crm/changes', pageOf(Change), { query }),
)

export default function CrmChangesRoute() {
  const changes = useInfiniteList(changesQuery)
  return (
    <CrmPage title={crmChanges.title} note={crmChanges.note}>
      <CrmList list={changes} empty={<EmptyState {...crmChanges.empty} />}>
        <VirtualRows className="crm-rows" items={changes.items} hasMore={changes.hasMore} rowHeight={58}>
          {(change, row) => <ChangeRow key={change.id} change={change} {...row} />}
        </VirtualRows>
      </CrmList>
    </CrmPage>
  )
}

interface ChangeRowProps extends VirtualRow {
  change: Change
}

function ChangeRow({ change, ...row }: ChangeRowProps) {
  const mayChange = useMayChange()
  const [isBusy, setBusy] = useState(false)
  const { id, kind, summary, actor, madeAt, undoneAt, canBeUndone, record } = change

  async function undoEntry() {
    setBusy(true)
    await undo(id)
    setBusy(false)
  }

  return (
    <li className="crm-row" data-off={undoneAt !== null || undefined} {...row}>
      <div className="crm-row-words">
        <p>
          {record ? (
            <Link to={pathOf(record)} className="crm-row-open" dir="auto">
              {summary}
            </Link>
          ) : (
            <bdi>{summary}</bdi>
          )}
        </p>
        <p className="crm-small">
          <bdi>{actor?.name ?? nobody(kind)}</bdi> · <AgoTime at={madeAt} />
          {undoneAt !== null && ` · ${crmChanges.undone}`}
        </p>
      </div>
      {mayChange && canBeUndone && undoneAt === null && (
        <QuietButton disabled={isBusy} about={summary} onClick={() => void undoEntry()}>
          {crmChanges.undo}
        </QuietButton>
      )}
    </li>
  )
}

/** Who did what no colleague did. */
function nobody(kind: string) {
  if (kind === 'command') return crmChanges.command
  return kind.startsWith('content-') || kind === 'website' ? crmChanges.planned : crmChanges.form
}
