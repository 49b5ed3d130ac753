import { crmMoney } from '@nokshi/content/crm.ts'
import { type Currency, currencies } from '@nokshi/contract/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { ratesQuery, settingsQuery } from '../records/crm-queries.ts'
import { Fetched } from '../records/fetched.tsx'
import { SettingsPart } from '../records/settings-part.tsx'
import { SettingsRate } from './settings-rate.tsx'
import { useSettingsChange } from './use-settings-change.ts'

export function SettingsMoney() {
  const settings = useQuery(settingsQuery)
  const rates = useQuery(ratesQuery)
  return (
    <div className="settings-panel">
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
