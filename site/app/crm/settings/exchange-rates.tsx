import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmMoney, crmSettings } from '@nokshi/content/crm/settings.ts'
import { type Currency, currencies } from '@nokshi/contract/crm/records.ts'
import { Rate, RateEdit } from '@nokshi/contract/crm/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { crmApi } from '../records/crm-api.ts'
import { ratesQuery, settingsQuery } from '../records/crm-queries.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useSettingsChange } from './use-settings-change.ts'

export function ExchangeRates() {
  const settings = useQuery(settingsQuery)
  const rates = useQuery(ratesQuery)
  return (
    <div className="crm-stack settings-panel">
      <Fetched query={settings}>{({ baseCurrency }) => <BaseCurrency current={baseCurrency} />}</Fetched>
      <SettingsPart heading={crmMoney.heading} text={crmMoney.text}>
        <Fetched query={rates}>
          {(all) => (
            <ul className="crm-rows">
              {all
                .filter(({ currency }) => currency !== 'USD')
                .map((rate) => (
                  <SettingsRate key={`${rate.currency} ${rate.perDollar}`} rate={rate} />
                ))}
            </ul>
          )}
        </Fetched>
      </SettingsPart>
    </div>
  )
}

function BaseCurrency({ current }: { current: Currency }) {
  const save = useSettingsChange()
  return (
    <fieldset className="crm-stack settings-part">
      <legend className="crm-heading">{crmMoney.base}</legend>
      <p className="soft">{crmMoney.baseHint}</p>
      <div className="wrap gap-x-24">
        {currencies.map((currency) => (
          <label key={currency} className="crm-tick">
            <input
              type="radio"
              name="baseCurrency"
              checked={currency === current}
              onChange={() => save.mutate({ baseCurrency: currency })}
            />
            {crmMoney.names[currency]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SettingsRate({ rate }: { rate: Rate }) {
  const form = useCrmForm({
    schema: RateEdit,
    send: (edit) => crmApi('PATCH /api/crm/rates/{currency}', Rate, { currency: rate.currency, body: edit }),
    done: () => crmSettings.saved,
    isSmall: true,
  })
  return (
    <li className="crm-row">
      <form {...form.formProps} className="crm-line">
        <TextField
          name="perDollar"
          label={crmMoney.perDollar(rate.currency)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          defaultValue={rate.perDollar}
          error={form.errors.perDollar}
        />
        <SmallButton type="submit" disabled={form.isBusy}>
          {form.isBusy ? crmFrame.saving : crmFrame.save}
          <span className="sr-only"> {rate.currency}</span>
        </SmallButton>
      </form>
      <p className="crm-small">
        {rate.source === 'peg' ? crmMoney.peg : crmMoney.asOf(rate.asOf.slice(0, 10))}
        {rate.isOld && <span className="crm-due"> {crmMoney.stale}</span>}
      </p>
    </li>
  )
}
