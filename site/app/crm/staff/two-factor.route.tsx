import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'

export const meta = crmMeta(crmTwoFactor.title)

export default function CrmTwoFactorRoute() {
  return (
    <div className="crm-body">
      <TwoFactorSetup />
    </div>
  )
}
