import { crmFrame, crmSettings } from '@nokshi/content/crm.ts'
import { Stage } from '@nokshi/contract/deals.ts'
import { StageEdit } from '@nokshi/contract/studio-settings.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { draftOf, readDraft, StageFields } from './settings-stage-fields.tsx'

interface StageFormProps {
  stage: Stage
  /** Before the fields. */
  grip: ReactNode
}

/** Begins anew with every version of the stage: what somebody else saved meanwhile is what one edits. */
export function StageForm({ stage, grip }: StageFormProps) {
  const [draft, setDraft] = useState(draftOf(stage))
  const [isWrong, setWrong] = useState(false)
  const save = useChange({
    send: (edit: unknown) => crmApi.patch(`/api/crm/stages/${stage.id}`, edit, Stage),
    done: () => crmSettings.saved,
  })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(stage))

  function submit(event: FormEvent) {
    event.preventDefault()
    const edit = StageEdit.safeParse({ version: stage.version, ...readDraft(draft) })
    setWrong(!edit.success)
    if (edit.success) save.mutate(edit.data)
  }

  return (
    <form className="stage-form" onSubmit={submit} noValidate>
      {grip}
      <StageFields draft={draft} kind={stage.kind} isWrong={isWrong} onChange={setDraft} />
      {isChanged && (
        <Button type="submit" size="small" disabled={save.isPending}>
          {crmFrame.save}
        </Button>
      )}
    </form>
  )
}
