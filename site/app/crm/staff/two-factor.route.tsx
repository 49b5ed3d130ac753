import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { crmMeta } from '../parts/crm-page.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

export const meta = crmMeta(crmTwoFactor.title)

export default function CrmTwoFactorRoute() {
  return (
    <div className="crm-body">
      <TwoFactorSetup />
    </div>
  )
}
