import { crmFrame, crmMoney, crmSettings } from '@nokshi/content/crm.ts'
import { Rate, RateEdit } from '@nokshi/contract/studio-settings.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useCrmForm } from '../records/use-crm-form.ts'

export function SettingsRate({ rate }: { rate: Rate }) {
  const form = useCrmForm({
    schema: RateEdit,
    send: (edit) => crmApi.patch(`/api/crm/rates/${rate.currency}`, edit, Rate),
    done: () => crmSettings.saved,
    isSmall: true,
  })
  return (
    <li className="crm-row">
      <form {...form.formProps} className="settings-rate">
        <TextField
          name="perDollar"
          label={crmMoney.perDollar(rate.currency)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          defaultValue={rate.perDollar}
          error={form.errors.perDollar}
        />
        <Button type="submit" look="second" size="small" disabled={form.isBusy}>
          {form.isBusy ? crmFrame.saving : crmFrame.save}
          <span className="sr-only"> {rate.currency}</span>
        </Button>
      </form>
      <p className="crm-small">
        {rate.source === 'peg' ? crmMoney.peg : crmMoney.asOf(rate.asOf.slice(0, 10))}
        {rate.isOld && <span className="crm-due"> {crmMoney.stale}</span>}
      </p>
    </li>
  )
}
