import { crmChanges } from '@nokshi/content/crm/history.ts'
import { Change } from '@nokshi/contract/crm/history.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { QuietButton } from '../parts/buttons.tsx'
import { CrmPage, crmMeta, EmptyState, Rows } from '../parts/crm-page.tsx'
import { AgoTime } from '../parts/time.tsx'
import { crmApi, pathOf, undo } from '../records/crm-api.ts'
import { CrmList, useInfiniteList } from '../records/crm-list.tsx'
import { infiniteListQuery } from '../records/crm-queries.ts'
import { useMayChange } from '../staff/crm-me.ts'

export const handle: EarlyCalls = { calls: ['GET /api/crm/changes'] }

export const meta = crmMeta(crmChanges.title)

const changesQuery = infiniteListQuery('changes', {}, (query) =>
  crmApi('GET /api/crm/changes', pageOf(Change), { query }),
)

export default function CrmChangesRoute() {
  const changes = useInfiniteList(changesQuery)
  return (
    <CrmPage title={crmChanges.title} note={crmChanges.note}>
      <CrmList list={changes} empty={<EmptyState {...crmChanges.empty} />}>
        <Rows items={changes.items}>{(change) => <ChangeRow key={change.id} change={change} />}</Rows>
      </CrmList>
    </CrmPage>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const mayChange = useMayChange()
  const [isBusy, setBusy] = useState(false)
  const { id, kind, summary, actor, madeAt, undoneAt, canBeUndone, record } = change

  async function undoEntry() {
    setBusy(true)
    await undo(id)
    setBusy(false)
  }

  return (
    <li className="crm-row" data-off={undoneAt !== null || undefined}>
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
