import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { crmStages } from '@nokshi/content/crm/settings.ts'
import { Stage } from '@nokshi/contract/crm/deals.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { ConfirmDialog } from '../records/confirm-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { StageForm } from './stage-form.tsx'

interface StageRowProps {
  stage: Stage
  /** Among the open stages; won and lost stand where they stand. */
  place?: number
  of?: number
  onMove?: (to: number) => void
}

/** One stage: its fields, its place, and whether it is there at all. */
export function StageRow({ stage, place = 0, of = 0, onMove }: StageRowProps) {
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
