import { crmFrame, crmMoney, crmSettings } from '@nokshi/content/crm.ts'
import { Rate, RateEdit } from '@nokshi/contract/studio-settings.ts'
import { type FormEvent, useState } from 'react'
import { firstIssueSentence } from '../../platform/issue-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { daysBetween, today } from '../records/day.ts'
import { useChange } from '../records/use-change.ts'

/** After so long a rate that nobody fixed is a guess. */
const STALE_DAYS = 30

export function SettingsRate({ rate }: { rate: Rate }) {
  const [typed, setTyped] = useState(rate.perDollar)
  const [error, setError] = useState<string>()
  const save = useChange({
    send: (edit: { perDollar: string }) => crmApi.patch(`/api/crm/rates/${rate.currency}`, edit, Rate),
    done: () => crmSettings.saved,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const edit = RateEdit.safeParse({ perDollar: typed })
    setError(firstIssueSentence(edit))
    if (edit.success) save.mutate(edit.data)
  }

  const isStale = rate.source === 'manual' && daysBetween(rate.asOf.slice(0, 10), today()) > STALE_DAYS
  return (
    <li className="crm-row">
      <form className="settings-rate" onSubmit={submit} noValidate>
        <TextField
          label={crmMoney.perDollar(rate.currency)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="second" size="small" disabled={save.isPending}>
          {save.isPending ? crmFrame.saving : crmFrame.save}
          <span className="sr-only"> {rate.currency}</span>
        </Button>
      </form>
      <p className="crm-small">
        {rate.source === 'peg' ? crmMoney.peg : crmMoney.asOf(rate.asOf.slice(0, 10))}
        {isStale && <span className="crm-due"> {crmMoney.stale}</span>}
      </p>
    </li>
  )
}
