import { crmContacts } from '@nokshi/content/crm/contacts.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { CrmDialog } from '../records/crm-dialog.tsx'
import { workersQuery } from '../records/crm-queries.ts'

interface ContactBulkAssignProps {
  isOpen: boolean
  onClose: () => void
  onChoose: (ownerId: string | null, name: string | undefined) => void
}

export function ContactBulkAssign({ isOpen, onClose, onChoose }: ContactBulkAssignProps) {
  const { data: colleagues = [] } = useQuery(workersQuery)
  return (
    <CrmDialog title={crmContacts.bulk.assignTitle} isOpen={isOpen} onClose={onClose}>
      <ul className="crm-sheet-list">
        {colleagues.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="crm-sheet-way" onClick={() => onChoose(id, name)}>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="crm-sheet-way" onClick={() => onChoose(null, undefined)}>
            {crmFrame.nobody}
          </button>
        </li>
      </ul>
    </CrmDialog>
  )
}
