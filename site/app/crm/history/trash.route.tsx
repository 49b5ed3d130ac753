import { crmTrash } from '@nokshi/content/crm/history.ts'
import { TrashItem } from '@nokshi/contract/crm/history.ts'
import { changed, pageOf, Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CrmPage, crmMeta, EmptyState, Row, Rows } from '../parts/crm-page.tsx'
import { AgoTime } from '../parts/time.tsx'
import { ChangeButton, ConfirmDialog } from '../records/change-buttons.tsx'
import { crmApi, pathOf, useChange } from '../records/crm-api.ts'
import { CrmList, useInfiniteList } from '../records/crm-list.tsx'
import { infiniteListQuery, settingsQuery } from '../records/crm-queries.ts'
import { useMayChange } from '../staff/crm-me.ts'

export const meta = crmMeta(crmTrash.title)

const trashQuery = infiniteListQuery('trash', {}, (query) => crmApi('GET /api/crm/trash', pageOf(TrashItem), { query }))

export default function CrmTrashRoute() {
  const trash = useInfiniteList(trashQuery)
  const { data: settings } = useQuery(settingsQuery)
  return (
    <CrmPage title={crmTrash.title} note={settings && crmTrash.note(settings.retentionDays)}>
      <CrmList list={trash} empty={<EmptyState {...crmTrash.empty} />}>
        <Rows items={trash.items}>{(item) => <TrashRow key={item.id} item={item} />}</Rows>
      </CrmList>
    </CrmPage>
  )
}

function TrashRow({ item }: { item: ReturnType<typeof TrashItem.parse> }) {
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const { kind, id, title, deletedAt } = item
  const restore = () => crmApi('POST /api/crm/trash/{kind}/{id}/restore', changed(Reference), { kind, id })
  const open = useChange({
    send: restore,
    done: () => crmTrash.restored(title),
    onDone: () => void navigate(kind === 'task' ? '/crm/tasks' : pathOf({ kind, id })),
  })
  return (
    <Row
      title={
        mayChange ? (
          <button type="button" className="crm-row-open" onClick={() => setConfirming(true)}>
            <bdi>{title}</bdi>
          </button>
        ) : (
          <bdi>{title}</bdi>
        )
      }
      note={
        <>
          {crmTrash.kinds[kind]} · <AgoTime at={deletedAt} />
        </>
      }
    >
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
    </Row>
  )
}
