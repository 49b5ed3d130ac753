import { crmFields } from '@nokshi/content/crm/records.ts'
import { type Currency, currencies, type Money } from '@nokshi/contract/crm.ts'
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { readMoney, writeAmount } from './money.ts'

interface MoneyFieldProps {
  value: Money | null
  /** Undefined while what is typed is no amount. */
  onChange: (money: Money | null | undefined) => void
  /** What is chosen before an amount is there. */
  currency?: Currency
}

/** An amount and its currency; empty is «no amount yet». */
export function MoneyField({ value, onChange, currency: first = 'BDT' }: MoneyFieldProps) {
  const [text, setText] = useState(value ? writeAmount(value) : '')
  const [currency, setCurrency] = useState<Currency>(value?.currency ?? first)
  const isEmpty = text.trim() === ''
  const isWrong = !isEmpty && readMoney(text, currency) === undefined

  function change(nextText: string, nextCurrency: Currency) {
    setText(nextText)
    setCurrency(nextCurrency)
    onChange(nextText.trim() === '' ? null : readMoney(nextText, nextCurrency))
  }

  return (
    <div className="crm-money">
      <TextField
        label={crmFields.amount}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        isOptional
        value={text}
        error={isWrong ? crmFields.amountError : undefined}
        onChange={({ target }) => change(target.value, currency)}
      />
      <select
        aria-label={crmFields.currency}
        className="field-input"
        value={currency}
        onChange={({ target }) => change(text, currencies.find((code) => code === target.value) ?? currency)}
      >
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </div>
  )
}
