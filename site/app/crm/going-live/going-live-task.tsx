import { crmGoingLive, liveTaskLabels } from '@nokshi/content/crm/going-live.ts'
import { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import { AgoTime } from '../parts/ago-time.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'

/** One thing to do: what was found, and how to do it. */
export function LiveTaskRow({ task }: { task: LiveTask }) {
  const { title, how } = liveTaskLabels[task.id] ?? { title: task.id, how: '' }
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <p className="strong">{title}</p>
        {task.found && <p>{task.found}</p>}
        {task.state !== 'done' && <p className="crm-small">{how}</p>}
        {task.doneAt !== null && (
          <p className="crm-small">
            <bdi>{task.doneBy ? crmGoingLive.doneBy(task.doneBy.name) : crmGoingLive.lastTime}</bdi>{' '}
            <AgoTime at={task.doneAt} />
          </p>
        )}
      </div>
      {task.isByHand && <Tick task={task} title={title} />}
    </li>
  )
}

function Tick({ task: { id, state }, title }: { task: LiveTask; title: string }) {
  if (state === 'done')
    return (
      <ChangeButton
        about={title}
        send={() => crmApi('DELETE /api/crm/going-live/{id}/tick', LiveTask, { id })}
        done={() => crmGoingLive.unticked}
      >
        {crmGoingLive.untick}
      </ChangeButton>
    )
  return (
    <ChangeButton
      about={title}
      send={() => crmApi('POST /api/crm/going-live/{id}/tick', LiveTask, { id })}
      done={() => crmGoingLive.ticked}
    >
      {crmGoingLive.tick}
    </ChangeButton>
  )
}
