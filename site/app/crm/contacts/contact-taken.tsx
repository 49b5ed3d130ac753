import { crmDuplicates } from '@nokshi/content/crm/duplicates.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../parts/crm-page.tsx'
import { holderOf } from '../record-page/record-queries.ts'
import { pathOf } from '../records/crm-api.ts'

/** Who has the address already, when that is why a change was refused: the way there, or to the trash. */
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
        <Link to="/crm/trash">{crmDuplicates.trash}</Link>
      ) : (
        <Link to={pathOf({ kind: 'contact', id: holder.id })}>{crmDuplicates.open}</Link>
      )}
    </div>
  )
}
