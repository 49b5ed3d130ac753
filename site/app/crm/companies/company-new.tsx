import { crmCompanies, crmFrame } from '@nokshi/content/crm.ts'
import { Company, NewCompany } from '@nokshi/contract/companies.ts'
import { changed } from '@nokshi/contract/crm.ts'
import { useNavigate } from 'react-router'
import { TextArea, TextField } from '../../ui/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { invalidateAll } from '../records/crm-client.ts'
import { CrmDialog } from '../records/crm-dialog.tsx'
import { pathOf } from '../records/recent-records.ts'
import { tell } from '../records/use-change.ts'
import { StaffForm } from '../staff/staff-form.tsx'
import { useStaffForm } from '../staff/use-staff-form.ts'

export function CompanyNew({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useStaffForm({
    schema: NewCompany,
    async send(wish: NewCompany) {
      const { record, changeId } = await crmApi.post('/api/crm/companies', wish, changed(Company))
      void invalidateAll()
      tell(crmCompanies.added(record.name), changeId)
      void navigate(pathOf({ kind: 'company', id: record.id }))
    },
  })
  const { fields } = crmCompanies
  return (
    <CrmDialog title={crmCompanies.add} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <StaffForm form={form} submit={{ label: crmFrame.save, busyLabel: crmFrame.saving }} onClose={onClose}>
        <TextField id="name" name="name" label={fields.name} autoComplete="off" error={form.errors.name} />
        <TextField
          id="website"
          name="website"
          label={fields.website}
          isOptional
          inputMode="url"
          autoComplete="off"
          error={form.errors.website}
        />
        <div className="form-pair">
          <TextField id="city" name="city" label={fields.city} isOptional error={form.errors.city} />
          <TextField
            id="country"
            name="country"
            label={fields.country}
            isOptional
            error={form.errors.country}
          />
        </div>
        <TextArea id="note" name="note" label={fields.note} isOptional rows={2} error={form.errors.note} />
      </StaffForm>
    </CrmDialog>
  )
}
