import { crmGate } from '@nokshi/content/crm/staff.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { StaffPasswordReset } from '@nokshi/contract/crm/staff.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../platform/api.ts'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { NewPasswordFields } from '../../ui/fields/account-fields.tsx'
import { crmMeta } from '../parts/crm-page.tsx'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { GateEnd, GateLabels } from './gate-labels.tsx'

export const meta = crmMeta(crmGate.forgot.title)

const labels = crmGate.reset

/** The page is the same for everybody; whose link was followed shows only in the browser. */
export default function CrmResetRoute() {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const form = useCrmForm({
    schema: StaffPasswordReset,
    send: (reset) => browserApi('POST /api/crm/reset-password', Success, { body: reset }),
    done: () => labels.done,
    onDone: () => void navigate('/crm/login'),
    refreshes: false,
  })
  const spent = isHydrated && !token ? labels.noToken : form.errors.token
  const link = { to: '/crm/forgot-password', label: labels.again }
  if (spent) return <GateEnd heading={labels.spent} text={spent} isNews link={link} />
  return (
    <GateLabels heading={labels.heading} text={labels.text}>
      <CrmForm form={form} submit={labels.submit}>
        {isHydrated && <input type="hidden" name="token" value={token} />}
        {/* Password managers look for whose password it is; the mail has said it, this page does not know. */}
        <input type="text" autoComplete="username" hidden readOnly />
        <NewPasswordFields label={crmGate.fields.newPassword} labels={crmGate.fields} field={form.field} />
      </CrmForm>
    </GateLabels>
  )
}
