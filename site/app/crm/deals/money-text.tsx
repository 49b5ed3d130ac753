import type { Currency } from '@nokshi/contract/crm/records.ts'
import { Fragment } from 'react'
import { formatMoney } from './money.ts'

interface Amount {
  minor: number
  currency: Currency
}

/** An amount in running words: no line begins within it. */
export function MoneyText({ of, about }: { of: Amount; about?: (money: string) => string }) {
  const money = formatMoney(of)
  return <bdi className="money figures">{about ? about(money) : money}</bdi>
}

/** Several, one after the other; a line may begin between them. */
export function MoneyList({ of }: { of: Amount[] }) {
  return of.map((amount, place) => (
    <Fragment key={amount.currency}>
      {place > 0 && ' · '}
      <MoneyText of={amount} />
    </Fragment>
  ))
}
