import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { crmStages } from '@nokshi/content/crm/settings.ts'
import { Stage } from '@nokshi/contract/crm/deals.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { moveStage } from '../deals/stage-order.ts'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { ConfirmDialog } from '../records/confirm-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { stagesQuery } from '../records/crm-queries.ts'
import { useChange } from '../records/use-change.ts'
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
  const open = stages.filter(({ kind }) => kind === 'open')
  const ends = stages.filter(({ kind }) => kind !== 'open')
  // A keyboard has the two buttons of each row.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
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

  function onDragEnd({ active, over }: DragEndEvent) {
    const stage = open.find(({ id }) => id === active.id)
    const to = open.findIndex(({ id }) => id === over?.id)
    if (stage && to !== -1 && stage.id !== over?.id) move.mutate({ stage, to })
  }

  return (
    <div className="crm-stack settings-panel">
      <SettingsPart heading={crmStages.heading} text={crmStages.text}>
        <DndContext sensors={sensors} onDragEnd={onDragEnd}>
          <SortableContext items={open} strategy={verticalListSortingStrategy}>
            <ul className="crm-rows">
              {open.map((stage, place) => (
                <StageRow
                  key={stage.id}
                  stage={stage}
                  place={place}
                  of={open.length}
                  onMove={(to) => move.mutate({ stage, to })}
                />
              ))}
              {ends.map((stage) => (
                <StageRow key={stage.id} stage={stage} />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
        <StageForm />
      </SettingsPart>
    </div>
  )
}

interface StageRowProps {
  stage: Stage
  /** Among the open stages; won and lost stand where they stand. */
  place?: number
  of?: number
  onMove?: (to: number) => void
}

/** One stage: its fields, its place, and whether it is there at all. */
function StageRow({ stage, place = 0, of = 0, onMove }: StageRowProps) {
  const sortable = useSortable({ id: stage.id, disabled: !onMove })
  const grip = onMove && (
    <IconButton
      icon={GripVertical}
      size={20}
      ref={sortable.setActivatorNodeRef}
      className="stage-grip"
      label={`${crmStages.grip}: ${stage.label}`}
      tabIndex={-1}
      {...sortable.listeners}
    />
  )
  return (
    <li
      ref={sortable.setNodeRef}
      className="crm-row settings-stage"
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <StageForm key={stage.version} stage={stage} grip={grip} />
      {onMove ? (
        <StageActions stage={stage} place={place} of={of} onMove={onMove} />
      ) : (
        <p className="crm-small stage-end">{crmStages.kinds[stage.kind]}</p>
      )}
    </li>
  )
}

function StageActions({ stage, place, of, onMove }: Required<StageRowProps>) {
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
    if (to < 0 || to >= of) return
    onMove(to)
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
