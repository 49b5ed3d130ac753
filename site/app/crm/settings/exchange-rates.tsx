import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmMoney, crmSettings } from '@nokshi/content/crm/settings.ts'
import { type Currency, currencies } from '@nokshi/contract/crm/records.ts'
import { Rate, RateEdit } from '@nokshi/contract/crm/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusedWith } from '../../platform/api.ts'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Chips } from '../parts/buttons.tsx'
import { Fetched, Rows, SettingsPart, sentenceOf } from '../parts/crm-page.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useCrmForm } from '../records/crm-form.tsx'
import { ratesQuery, settingsQuery } from '../records/crm-queries.ts'
import { useSettingsChange } from './use-settings-change.ts'

export function ExchangeRates() {
  const settings = useQuery(settingsQuery)
  const rates = useQuery(ratesQuery)
  return (
    <div className="crm-stack crm-panel">
      <Fetched query={settings}>{({ baseCurrency }) => <BaseCurrency current={baseCurrency} />}</Fetched>
      <SettingsPart heading={crmMoney.heading} text={crmMoney.text}>
        <Fetched query={rates}>
          {(all) => (
            <Rows items={all.filter(({ currency }) => currency !== 'USD')}>
              {(rate) => <SettingsRate key={`${rate.currency} ${rate.perDollar}`} rate={rate} />}
            </Rows>
          )}
        </Fetched>
      </SettingsPart>
    </div>
  )
}

function BaseCurrency({ current }: { current: Currency }) {
  const save = useSettingsChange()
  return (
    <SettingsPart heading={crmMoney.base} text={crmMoney.baseHint}>
      <Chips
        label={crmMoney.base}
        choices={currencies.map((value) => ({ value, label: crmMoney.names[value] }))}
        value={current}
        onChoose={(baseCurrency) => save.mutate({ baseCurrency })}
      />
    </SettingsPart>
  )
}

function SettingsRate({ rate }: { rate: Rate }) {
  const send = (body: RateEdit) => crmApi('PATCH /api/crm/rates/{currency}', Rate, { currency: rate.currency, body })
  const [jump, setJump] = useState('')
  const form = useCrmForm({
    schema: RateEdit,
    // The second press, below the question, is meant.
    read: (entered) => ({ ...entered, isSure: jump !== '' }),
    send,
    done: () => crmSettings.saved,
    undo: () => () => send({ perDollar: rate.perDollar, isSure: true }),
    onError(error) {
      setJump(isRefusedWith(error, 'rate-jump') ? sentenceOf(error) : '')
      return isRefusedWith(error, 'rate-jump')
    },
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
          error={jump || form.errors.perDollar}
          onChange={() => setJump('')}
        />
        <SmallButton type="submit" disabled={form.isBusy}>
          {form.isBusy ? crmFrame.saving : jump ? crmMoney.saveAnyway : crmFrame.save}
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
