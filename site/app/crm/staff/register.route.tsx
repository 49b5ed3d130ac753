import { crmGate } from '@nokshi/content/crm/staff.ts'
import { InviteSeen, StaffRegistration } from '@nokshi/contract/crm/invites.ts'
import { SetupClaim, Staff } from '@nokshi/contract/crm/staff.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiProblem, browserApi } from '../../platform/api.ts'
import { useStudio } from '../../platform/use-settings.ts'
import { EmailField, ExactField, NewPasswordFields } from '../../ui/fields/account-fields.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { CrmFailed, crmMeta } from '../parts/crm-page.tsx'
import { crmClient } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { GateEnd, GateLabels, setupQuery } from './gate-labels.tsx'

export const meta = crmMeta(crmGate.register.title)

const labels = crmGate.register
const toLogin = { to: '/crm/login', label: labels.closed.link }

/** Open only to invited people, and with the setup code while the CRM has no owner. */
export default function CrmRegisterRoute() {
  const [search] = useSearchParams()
  const token = search.get('invite')
  return (
    <QueryClientProvider client={crmClient}>{token ? <Invited token={token} /> : <Uninvited />}</QueryClientProvider>
  )
}

function Uninvited() {
  const { name } = useStudio()
  const { data, isPending, error, refetch } = useQuery(setupQuery)
  if (isPending) return <Checking />
  if (!data) return <CrmFailed error={error} onRetry={() => void refetch()} />
  if (data.isOpen)
    return (
      <GateLabels heading={labels.claim.heading} text={labels.claim.text}>
        <ClaimForm />
      </GateLabels>
    )
  return <GateEnd heading={labels.closed.heading} text={labels.closed.sentence(name)} link={toLogin} />
}

function Invited({ token }: { token: string }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['invited', token],
    queryFn: () => browserApi('POST /api/crm/invites/look', InviteSeen, { body: { token } }),
  })
  if (isPending) return <Checking />
  if (data)
    return (
      <GateLabels heading={labels.invited.heading} text={labels.invited.text(data.studio, data.role)}>
        <JoinForm token={token} email={data.email} />
      </GateLabels>
    )
  if (!(error instanceof ApiProblem && 'token' in error.codes))
    return <CrmFailed error={error} onRetry={() => void refetch()} />
  // The API says why an invitation no longer works; of an address that was cut off it knows nothing.
  const reason = error.code === 'invalid-fields' ? labels.invited.spentText : error.sentence
  return <GateEnd heading={labels.invited.spent} text={reason} link={toLogin} />
}

function Checking() {
  return (
    <>
      <h1 className="crm-gate-heading break-anywhere" role="status">
        {labels.checking}
      </h1>
      <noscript>
        <p className="strong">{crmGate.needsScript}</p>
      </noscript>
    </>
  )
}

/** By a full page load: nothing that was fetched while nobody was there outlives it. */
function enter() {
  window.location.assign('/crm')
}

function ClaimForm() {
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

function JoinForm({ token, email }: JoinFormProps) {
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
