import { crmDeal } from '@nokshi/content/crm.ts'
import type { Deal } from '@nokshi/contract/deals.ts'
import { Trash2 } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { withQuestion } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { deals } from './deal-queries.ts'

export function DealTrash({ deal: { id } }: { deal: Deal }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const trash = useChange({
    send: () => deals.trash(id),
    done: ({ record }) => crmDeal.trashed(record.name),
    onDone: () => void navigate(withQuestion('/crm/deals', Object.fromEntries(search))),
  })
  return (
    <button
      type="button"
      className="crm-quiet-button"
      disabled={trash.isPending}
      onClick={() => trash.mutate()}
    >
      <Trash2 aria-hidden size={16} />
      {crmDeal.trash}
    </button>
  )
}
