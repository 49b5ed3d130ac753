import { crmTrash } from '@nokshi/content/crm.ts'
import { changed, pageOf, Reference } from '@nokshi/contract/crm.ts'
import { TrashItem } from '@nokshi/contract/history.ts'
import { useQuery } from '@tanstack/react-query'
import { ago, moment } from '../records/ago.ts'
import { crmApi } from '../records/crm-api.ts'
import { CrmList } from '../records/crm-list.tsx'
import { partsQuery, settingsQuery } from '../records/crm-queries.ts'
import { EmptyState } from '../records/empty-state.tsx'
import { useChange } from '../records/use-change.ts'
import { useParts } from '../records/use-parts.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'

const trashQuery = partsQuery('trash', '/api/crm/trash', {}, pageOf(TrashItem))
const Restored = changed(Reference)

export function TrashPage() {
  const trash = useParts(trashQuery)
  const { data: settings } = useQuery(settingsQuery)
  return (
    <CrmPage title={crmTrash.title} note={settings && crmTrash.note(settings.retentionDays)}>
      <CrmList parts={trash} empty={<EmptyState {...crmTrash.empty} />}>
        <ul className="crm-rows">
          {trash.items.map((item) => (
            <TrashRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      </CrmList>
    </CrmPage>
  )
}

function TrashRow({ item }: { item: ReturnType<typeof TrashItem.parse> }) {
  const mayChange = useMayChange()
  const { kind, id, title, deletedAt } = item
  const restore = useChange({
    send: () => crmApi.post(`/api/crm/trash/${kind}/${id}/restore`, undefined, Restored),
    done: () => crmTrash.restored(title),
  })
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <p className="strong">
          <bdi>{title}</bdi>
        </p>
        <p className="crm-small">
          {crmTrash.kinds[kind]} ·{' '}
          <time dateTime={new Date(deletedAt).toISOString()} title={moment(deletedAt)}>
            {ago(deletedAt)}
          </time>
        </p>
      </div>
      {mayChange && (
        <button
          type="button"
          className="crm-quiet-button"
          disabled={restore.isPending}
          onClick={() => restore.mutate()}
        >
          {crmTrash.restore}
          <span className="sr-only"> {title}</span>
        </button>
      )}
    </li>
  )
}
