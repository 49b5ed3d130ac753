import { crmNewContact } from '@nokshi/content/crm/contacts.ts'
import { crmDuplicates } from '@nokshi/content/crm/duplicates.ts'
import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { SmallButton } from '../../ui/button.tsx'
import { sentenceOf } from '../parts/crm-states.tsx'
import { holderOf } from '../record-page/record-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import { pathOf } from '../records/recent-records.ts'
import { useChange } from '../records/use-change.ts'

/** Who has the address already, when that is why a change was refused: the way there, or out of the trash. */
export function ContactTaken({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null)
  const holder = holderOf(error)
  const holderId = holder?.id
  useEffect(() => {
    if (holderId) box.current?.focus()
  }, [holderId])
  if (!holder) return null
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <p className="strong">{sentenceOf(error)}</p>
      {holder.isInTrash ? (
        <RestoreButton id={holder.id} />
      ) : (
        <Link to={pathOf({ kind: 'contact', id: holder.id })}>{crmDuplicates.open}</Link>
      )}
    </div>
  )
}

function RestoreButton({ id }: { id: string }) {
  const navigate = useNavigate()
  const restore = useChange({
    send: () => crmApi('POST /api/crm/trash/{kind}/{id}/restore', changed(Reference), { kind: 'contact', id }),
    done: ({ record }) => crmNewContact.restored(record.name),
    onDone: () => void navigate(pathOf({ kind: 'contact', id })),
  })
  return (
    <SmallButton disabled={restore.isPending} onClick={() => restore.mutate()}>
      {crmDuplicates.restore}
    </SmallButton>
  )
}
