import { crmGate } from '@nokshi/content/crm.ts'
import { StaffRegistration } from '@nokshi/contract/invites.ts'
import { SetupClaim, Staff } from '@nokshi/contract/staff.ts'
import { browserApi } from '../../platform/api.ts'
import { TextField } from '../../ui/field.tsx'
import { EmailField, NewPasswordFields } from './secret-fields.tsx'
import { StaffForm } from './staff-form.tsx'
import { useStaffForm } from './use-staff-form.ts'

const words = crmGate.register

/** By a full page load: nothing that was fetched while nobody was there outlives it. */
function enter() {
  window.location.assign('/crm')
}

export function ClaimForm() {
  const form = useStaffForm({
    schema: SetupClaim,
    async send(claim: SetupClaim) {
      await browserApi.post('/api/crm/setup', claim, Staff)
      enter()
    },
  })
  return (
    <StaffForm form={form} submit={words.claim.submit}>
      <TextField
        id="code"
        name="code"
        label={words.claim.code}
        hint={words.claim.codeHint}
        autoComplete="off"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        required
        error={form.errors.code}
      />
      <NameField error={form.errors.name} />
      <EmailField error={form.errors.email} />
      <NewPasswordFields label={crmGate.fields.password} errors={form.errors} />
    </StaffForm>
  )
}

interface JoinFormProps {
  token: string
  /** Whom the invitation is for; it cannot be another. */
  email: string
}

export function JoinForm({ token, email }: JoinFormProps) {
  const form = useStaffForm({
    schema: StaffRegistration,
    async send(registration: StaffRegistration) {
      await browserApi.post('/api/crm/register', registration, Staff)
      enter()
    },
  })
  return (
    <StaffForm form={form} submit={words.invited.submit}>
      <input type="hidden" name="token" value={token} />
      {/* Password managers look for whose password it is. */}
      <TextField
        label={crmGate.fields.email}
        hint={words.invited.for}
        autoComplete="username"
        dir="ltr"
        readOnly
        value={email}
      />
      <NameField error={form.errors.name} />
      <NewPasswordFields label={crmGate.fields.password} errors={form.errors} />
    </StaffForm>
  )
}

function NameField({ error }: { error: string | undefined }) {
  return (
    <TextField id="name" name="name" label={crmGate.fields.name} autoComplete="name" required error={error} />
  )
}
