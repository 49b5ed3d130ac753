import { crmFields } from '@nokshi/content/crm/records.ts'
import { readAmount } from '@nokshi/contract/crm/amounts.ts'
import { type Currency, currencies, type Money } from '@nokshi/contract/crm/records.ts'
import { fieldSentences } from '@nokshi/contract/sentences/fields.ts'
import { sentenceIn } from '@nokshi/contract/sentences/saying.ts'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/fields/field.tsx'
import { writeAmount } from './money.tsx'

interface MoneyFieldProps {
  value: Money | null
  /** Undefined while what is typed is no amount. */
  onChange: (money: Money | null | undefined) => void
  /** What is chosen before an amount is there. */
  currency?: Currency
}

export function MoneyField({ value, onChange, currency: first = 'BDT' }: MoneyFieldProps) {
  const [text, setText] = useState(value ? writeAmount(value) : '')
  const [currency, setCurrency] = useState<Currency>(value?.currency ?? first)
  /** Half an amount is no mistake while somebody types. */
  const [isLeft, setLeft] = useState(false)
  const read = text.trim() === '' ? { money: null } : readAmount(text, currency)
  const error = isLeft && 'error' in read ? sentenceIn(fieldSentences, read.error) : undefined

  function change(nextText: string, nextCurrency: Currency) {
    setText(nextText)
    setCurrency(nextCurrency)
    const next = readAmount(nextText, nextCurrency)
    onChange(nextText.trim() === '' ? null : 'money' in next ? next.money : undefined)
  }

  /** «12 lakh» as it was understood, and a currency that was written goes into its field. */
  function leave() {
    setLeft(true)
    if (!('money' in read) || !read.money) return
    setText(writeAmount(read.money))
    setCurrency(read.money.currency)
  }

  return (
    <div className="crm-money stack gap-8">
      <TextField
        label={crmFields.amount}
        hint={crmFields.amountHint}
        autoComplete="off"
        dir="ltr"
        isOptional
        value={text}
        error={error}
        onFocus={() => setLeft(false)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        onChange={({ target }) => change(target.value, currency)}
      />
      <SelectField
        label={crmFields.currency}
        choices={currencies.map((code) => ({ value: code, label: code }))}
        value={currency}
        onChange={({ target }) => change(text, currencies.find((code) => code === target.value) ?? currency)}
      />
    </div>
  )
}
