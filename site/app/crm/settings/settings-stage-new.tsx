import { crmSettings, crmStages } from '@nokshi/content/crm.ts'
import { Stage } from '@nokshi/contract/deals.ts'
import { NewStage } from '@nokshi/contract/studio-settings.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { emptyDraft, readDraft, StageFields } from './settings-stage-fields.tsx'

export function NewStageForm() {
  const [draft, setDraft] = useState(emptyDraft)
  const [isWrong, setWrong] = useState(false)
  const add = useChange({
    send: (stage: unknown) => crmApi.post('/api/crm/stages', stage, Stage),
    done: () => crmSettings.saved,
    onDone: () => setDraft(emptyDraft),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const stage = NewStage.safeParse(readDraft(draft))
    setWrong(!stage.success)
    if (stage.success) add.mutate(stage.data)
  }

  return (
    <form className="stage-form crm-card" onSubmit={submit} noValidate>
      <StageFields draft={draft} kind="open" isWrong={isWrong} onChange={setDraft} />
      <Button type="submit" look="second" size="small" disabled={add.isPending}>
        {add.isPending ? crmStages.adding : crmStages.add}
      </Button>
    </form>
  )
}
