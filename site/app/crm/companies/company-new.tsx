import { crmCompanies } from '@nokshi/content/crm/companies.ts'
import { Company, NewCompany } from '@nokshi/contract/crm/companies.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { useNavigate } from 'react-router'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { pathOf } from '../records/recent-records.ts'
import { useCrmForm } from '../records/use-crm-form.ts'

export function CompanyNew({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useCrmForm({
    schema: NewCompany,
    send: (input) => crmApi('POST /api/crm/companies', changed(Company), { body: input }),
    done: ({ record }) => crmCompanies.added(record.name),
    onDone: ({ record }) => void navigate(pathOf({ kind: 'company', id: record.id })),
  })
  const { fields } = crmCompanies
  return (
    <CrmDialog title={crmCompanies.add} onClose={onClose}>
      <CrmForm form={form} onClose={onClose}>
        <TextField {...form.field('name')} label={fields.name} autoComplete="off" />
        <TextField
          {...form.field('website')}
          label={fields.website}
          isOptional
          inputMode="url"
          autoComplete="off"
        />
        <div className="form-pair">
          <TextField {...form.field('city')} label={fields.city} isOptional />
          <TextField {...form.field('country')} label={fields.country} isOptional />
        </div>
        <TextArea {...form.field('note')} label={fields.note} isOptional rows={2} />
      </CrmForm>
    </CrmDialog>
  )
}
