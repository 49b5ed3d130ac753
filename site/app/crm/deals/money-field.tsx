import { crmFields } from '@nokshi/content/crm/records.ts'
import { type Currency, currencies, type Money } from '@nokshi/contract/crm/records.ts'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/fields/field.tsx'
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
  /** Half an amount is no mistake while somebody types. */
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && text.trim() !== '' && readMoney(text, currency) === undefined

  function change(nextText: string, nextCurrency: Currency) {
    setText(nextText)
    setCurrency(nextCurrency)
    onChange(nextText.trim() === '' ? null : readMoney(nextText, nextCurrency))
  }

  return (
    <div className="crm-money stack align-start gap-8">
      <TextField
        label={crmFields.amount}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        isOptional
        value={text}
        error={isWrong ? (isTooLong(text) ? crmFields.amountTooLarge : crmFields.amountError) : undefined}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => change(target.value, currency)}
      />
      <SelectField
        label={crmFields.currency}
        placeholder={currencies[0]}
        choices={currencies.slice(1).map((code) => ({ value: code, label: code }))}
        value={currency === currencies[0] ? '' : currency}
        onChange={({ target }) => change(text, currencies.find((code) => code === target.value) ?? currencies[0])}
      />
    </div>
  )
}

function isTooLong(text: string) {
  return /^[\p{Nd}\s.,٬٫]+$/u.test(text) && text.replace(/[^\p{Nd}]/gu, '').length > 10
}
