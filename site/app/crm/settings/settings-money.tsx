import { crmMoney } from '@nokshi/content/crm.ts'
import { type Currency, currencies } from '@nokshi/contract/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { ratesQuery, settingsQuery } from '../records/crm-queries.ts'
import { CrmFailed, CrmLoading } from '../records/crm-states.tsx'
import { SettingsRate } from './settings-rate.tsx'
import { useSettingsChange } from './use-settings-change.ts'

export function SettingsMoney() {
  const settings = useQuery(settingsQuery)
  const rates = useQuery(ratesQuery)
  const fault = settings.error ?? rates.error
  if (settings.data && rates.data)
    return (
      <div className="settings-panel">
        <BaseCurrency current={settings.data.baseCurrency} />
        <section className="settings-part">
          <h2 className="crm-heading">{crmMoney.heading}</h2>
          <p className="soft">{crmMoney.text}</p>
          <ul className="crm-rows">
            {rates.data
              .filter(({ currency }) => currency !== 'USD')
              .map((rate) => (
                <SettingsRate key={`${rate.currency} ${rate.perDollar}`} rate={rate} />
              ))}
          </ul>
        </section>
      </div>
    )
  if (fault)
    return <CrmFailed fault={fault} onRetry={() => void Promise.all([settings.refetch(), rates.refetch()])} />
  return <CrmLoading />
}

function BaseCurrency({ current }: { current: Currency }) {
  const save = useSettingsChange()
  return (
    <fieldset className="settings-part">
      <legend className="crm-heading">{crmMoney.base}</legend>
      <p className="soft">{crmMoney.baseHint}</p>
      <div className="settings-choices">
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
