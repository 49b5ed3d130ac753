import { crmTrash } from '@nokshi/content/crm/history.ts'
import { TrashItem } from '@nokshi/contract/crm/history.ts'
import { changed, pageOf, Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AgoTime } from '../parts/ago-time.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { type VirtualRow, VirtualRows } from '../parts/virtual-rows.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { ConfirmDialog } from '../records/confirm-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmList } from '../records/crm-list.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { infiniteListQuery, settingsQuery } from '../records/crm-queries.ts'
import { pathOf } from '../records/recent-records.ts'
import { useChange } from '../records/use-change.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'

export const meta = crmMeta(crmTrash.title)

const trashQuery = infiniteListQuery('trash', {}, (query) => crmApi('GET /api/crm/trash', pageOf(TrashItem), { query }))
const Restored = changed(Reference)

export default function CrmTrashRoute() {
  const trash = useInfiniteList(trashQuery)
  const { data: settings } = useQuery(settingsQuery)
  return (
    <CrmPage title={crmTrash.title} note={settings && crmTrash.note(settings.retentionDays)}>
      <CrmList list={trash} empty={<EmptyState {...crmTrash.empty} />}>
        <VirtualRows className="crm-rows" items={trash.items} hasMore={trash.hasMore} rowHeight={58}>
          {(item, row) => <TrashRow key={item.id} item={item} {...row} />}
        </VirtualRows>
      </CrmList>
    </CrmPage>
  )
}

interface TrashRowProps extends VirtualRow {
  item: ReturnType<typeof TrashItem.parse>
}

function TrashRow({ item, ...row }: TrashRowProps) {
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const { kind, id, title, deletedAt } = item
  const restore = () => crmApi('POST /api/crm/trash/{kind}/{id}/restore', Restored, { kind, id })
  const open = useChange({
    send: restore,
    done: () => crmTrash.restored(title),
    onDone: () => void navigate(kind === 'task' ? '/crm/tasks' : pathOf({ kind, id })),
  })
  return (
    <li className="crm-row" {...row}>
      <div className="crm-row-words">
        <p className="strong">
          {mayChange ? (
            <button type="button" className="crm-row-open" onClick={() => setConfirming(true)}>
              <bdi>{title}</bdi>
            </button>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
        <p className="crm-small">
          {crmTrash.kinds[kind]} · <AgoTime at={deletedAt} />
        </p>
      </div>
      {mayChange && (
        <ChangeButton send={restore} done={() => crmTrash.restored(title)} about={title}>
          {crmTrash.restore}
        </ChangeButton>
      )}
      {isConfirming && (
        <ConfirmDialog
          labels={{ title, ...crmTrash.open }}
          isBusy={open.isPending}
          onConfirm={() => open.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </li>
  )
}
