import { crmContacts } from '@nokshi/content/crm.ts'
import { TagInput } from '../people/tag-input.tsx'
import { CrmDialog } from '../records/crm-dialog.tsx'

interface ContactBulkTagProps {
  isOpen: boolean
  onClose: () => void
  onChoose: (tag: string) => void
}

export function ContactBulkTag({ isOpen, onClose, onChoose }: ContactBulkTagProps) {
  const { tagTitle, tagSubmit } = crmContacts.bulk
  return (
    <CrmDialog title={tagTitle} isOpen={isOpen} onOpenChange={(isStillOpen) => isStillOpen || onClose()}>
      <TagInput submit={tagSubmit} onChoose={onChoose} />
    </CrmDialog>
  )
}
