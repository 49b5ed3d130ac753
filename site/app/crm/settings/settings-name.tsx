import { crmAccount } from '@nokshi/content/crm.ts'
import { Me, MeEdit } from '@nokshi/contract/staff.ts'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { crmApi } from '../records/crm-api.ts'
import { crmClient, invalidateAll, ME } from '../records/crm-client.ts'
import { useMe } from '../staff/crm-me.ts'
import { StaffForm } from '../staff/staff-form.tsx'
import { useStaffForm } from '../staff/use-staff-form.ts'

const words = crmAccount.rename

/** How one is called, on every card and in every reply. */
export function NameChange({ onClose }: { onClose: () => void }) {
  const { name } = useMe()
  const form = useStaffForm({
    schema: MeEdit,
    async send(edit: MeEdit) {
      const me = await crmApi.patch('/api/crm/me', edit, Me)
      crmClient.setQueryData(ME, me)
      void invalidateAll()
      notify(words.done(me.name))
      onClose()
    },
  })
  return (
    <StaffForm form={form} submit={words.submit} onClose={onClose}>
      <TextField
        id="name"
        name="name"
        label={crmAccount.name}
        hint={words.hint}
        autoComplete="name"
        defaultValue={name}
        required
        error={form.errors.name}
      />
    </StaffForm>
  )
}
