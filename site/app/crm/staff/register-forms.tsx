import { crmGate } from '@nokshi/content/crm/staff.ts'
import { StaffRegistration } from '@nokshi/contract/crm/invites.ts'
import { SetupClaim, Staff } from '@nokshi/contract/crm/staff.ts'
import { browserApi } from '../../platform/api.ts'
import { EmailField, ExactField, NewPasswordFields } from '../../ui/fields/account-fields.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { CrmForm } from '../records/crm-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'

const labels = crmGate.register

/** By a full page load: nothing that was fetched while nobody was there outlives it. */
function enter() {
  window.location.assign('/crm')
}

export function ClaimForm() {
  const form = useCrmForm({
    schema: SetupClaim,
    send: (claim) => browserApi('POST /api/crm/setup', Staff, { body: claim }),
    onDone: enter,
    refreshes: false,
  })
  return (
    <CrmForm form={form} submit={labels.claim.submit}>
      <ExactField
        {...form.field('code')}
        label={labels.claim.code}
        hint={labels.claim.codeHint}
        autoComplete="off"
        required
      />
      <TextField {...form.field('name')} label={crmGate.fields.name} autoComplete="name" required />
      <EmailField {...form.field('email')} label={crmGate.fields.email} autoComplete="username" />
      <NewPasswordFields label={crmGate.fields.password} labels={crmGate.fields} field={form.field} />
    </CrmForm>
  )
}

interface JoinFormProps {
  token: string
  /** Whom the invitation is for; it cannot be another. */
  email: string
}

export function JoinForm({ token, email }: JoinFormProps) {
  const form = useCrmForm({
    schema: StaffRegistration,
    send: (registration) => browserApi('POST /api/crm/register', Staff, { body: registration }),
    onDone: enter,
    refreshes: false,
  })
  return (
    <CrmForm form={form} submit={labels.invited.submit}>
      <input type="hidden" name="token" value={token} />
      {/* Password managers look for whose password it is. */}
      <TextField
        label={crmGate.fields.email}
        hint={labels.invited.for}
        autoComplete="username"
        dir="ltr"
        readOnly
        value={email}
      />
      <TextField {...form.field('name')} label={crmGate.fields.name} autoComplete="name" required />
      <NewPasswordFields label={crmGate.fields.password} labels={crmGate.fields} field={form.field} />
    </CrmForm>
  )
}
