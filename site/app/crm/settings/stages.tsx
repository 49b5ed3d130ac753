import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { crmStages } from '@nokshi/content/crm/settings.ts'
import { Stage } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { moveStage } from '../deals/stage-order.ts'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { stagesQuery } from '../records/crm-queries.ts'
import { useChange } from '../records/use-change.ts'
import { StageRow } from './stage.tsx'
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
      return crmApi('PATCH /api/crm/stages/{id}', Stage, {
        id: stage.id,
        body: { version: stage.version, beforeId },
      })
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
