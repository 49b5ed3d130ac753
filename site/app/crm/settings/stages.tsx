import { crmStages } from '@nokshi/content/crm/settings.ts'
import { Stage } from '@nokshi/contract/crm/deals.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useReducer, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Fetched, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { ConfirmDialog, LeaveGuard } from '../records/change-buttons.tsx'
import { crmApi, crmClient, useChange } from '../records/crm-api.ts'
import { stagesQuery } from '../records/crm-queries.ts'
import { StageForm } from './stage-form.tsx'

interface Move {
  stage: Stage
  /** Among the open stages, counted from nought. */
  to: number
}

export function Stages() {
  return <Fetched query={useQuery(stagesQuery)}>{(stages) => <StageList stages={stages} />}</Fetched>
}

function StageList({ stages }: { stages: Stage[] }) {
  const [unsaved, onUnsaved] = useReducer((sum: number, more: number) => sum + more, 0)
  const open = stages.filter(({ kind }) => kind === 'open')

  const move = useChange({
    send: ({ stage, to }: Move) => {
      const { beforeId } = moveStage(stages, stage, to)
      return crmApi('PATCH /api/crm/stages/{id}', Stage, { id: stage.id, body: { version: stage.version, beforeId } })
    },
    begin({ stage, to }) {
      crmClient.setQueryData(stagesQuery.queryKey, moveStage(stages, stage, to).stages)
      return () => crmClient.setQueryData(stagesQuery.queryKey, stages)
    },
  })

  return (
    <div className="crm-stack crm-panel">
      <SettingsPart heading={crmStages.heading} text={crmStages.text}>
        <Rows items={stages}>
          {(stage) => (
            <li key={stage.id} className="crm-row settings-stage">
              <StageForm key={stage.version} stage={stage} onUnsaved={onUnsaved} />
              {stage.kind === 'open' ? (
                <StageActions
                  stage={stage}
                  place={open.indexOf(stage)}
                  of={open.length}
                  onMove={(to) => move.mutate({ stage, to })}
                />
              ) : (
                <p className="crm-small stage-end">{crmStages.kinds[stage.kind]}</p>
              )}
            </li>
          )}
        </Rows>
        <StageForm onUnsaved={onUnsaved} />
        {unsaved > 0 && <LeaveGuard labels={crmStages.leave} />}
      </SettingsPart>
    </div>
  )
}

interface StageActionsProps {
  stage: Stage
  /** Among the open stages; won and lost stand where they stand. */
  place: number
  of: number
  onMove: (to: number) => void
}

function StageActions({ stage, place, of, onMove }: StageActionsProps) {
  const remove = useChange({
    send: () => crmApi('DELETE /api/crm/stages/{id}', Reference, { id: stage.id }),
    done: () => crmStages.removed(stage.label),
    undo: () => () => crmApi('POST /api/crm/stages/{id}/restore', Stage, { id: stage.id }),
    onDone: () => setConfirming(false),
    onError: () => {
      setConfirming(false)
      return false
    },
  })
  const [isConfirming, setConfirming] = useState(false)

  function move(button: HTMLElement, to: number) {
    if (to >= 0 && to < of) onMove(to)
    // React may put the row into its new place by taking it out of the old one, and the focus goes with that.
    requestAnimationFrame(() => button.focus())
  }

  return (
    <div className="flex">
      <IconButton
        size={18}
        icon={ArrowUp}
        label={`${crmStages.up}: ${stage.label}`}
        aria-disabled={place === 0}
        onClick={({ currentTarget }) => move(currentTarget, place - 1)}
      />
      <IconButton
        size={18}
        icon={ArrowDown}
        label={`${crmStages.down}: ${stage.label}`}
        aria-disabled={place === of - 1}
        onClick={({ currentTarget }) => move(currentTarget, place + 1)}
      />
      <IconButton
        size={18}
        icon={Trash2}
        label={`${crmStages.remove}: ${stage.label}`}
        disabled={remove.isPending}
        onClick={() => setConfirming(true)}
      />
      {isConfirming && (
        <ConfirmDialog
          labels={crmStages.confirm(stage.label)}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}

/** Moves an open stage among the open ones. Returns the new order and the stage that now follows it. */
function moveStage(stages: Stage[], stage: Stage, to: number) {
  const others = stages.filter(({ id }) => id !== stage.id)
  const open = others.filter(({ kind }) => kind === 'open')
  const ends = others.filter(({ kind }) => kind !== 'open')
  const after = [...open.slice(to), ...ends]
  return { stages: [...open.slice(0, to), stage, ...after], beforeId: after[0]?.id ?? null }
}
