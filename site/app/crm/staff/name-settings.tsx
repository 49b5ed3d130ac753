import { crmAccount } from '@nokshi/content/crm/staff.ts'
import { Me, MeEdit } from '@nokshi/contract/crm/staff.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient, ME } from '../records/crm-client.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useMe } from './crm-me.ts'

const labels = crmAccount.rename

/** How one is called, on every card and in every reply. */
export function NameChange({ onClose }: { onClose: () => void }) {
  const { name } = useMe()
  const form = useCrmForm({
    schema: MeEdit,
    send: (edit) => crmApi('PATCH /api/crm/me', Me, { body: edit }),
    done: (me) => labels.done(me.name),
    onDone(me) {
      crmClient.setQueryData(ME, me)
      onClose()
    },
  })
  return (
    <CrmForm form={form} submit={labels.submit} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={crmAccount.name}
        hint={labels.hint}
        autoComplete="name"
        defaultValue={name}
        required
      />
    </CrmForm>
  )
}
