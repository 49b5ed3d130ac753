import { crmGoingLive, liveTaskLabels } from '@nokshi/content/crm/going-live.ts'
import { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { QuietButton, TextLink } from '../parts/buttons.tsx'
import { Fetched, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { AgoTime } from '../parts/time.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { useFocusKept } from '../records/focus-kept.ts'

const labels = crmGoingLive

const liveTasksQuery = crmQuery(['going-live'], () => crmApi('GET /api/crm/going-live', LiveTask.array()))
const liveDomainQuery = crmQuery(['going-live/domain'], () =>
  crmApi('GET /api/crm/going-live/domain', LiveTask.array()),
)

/** What to do before the site is public. Name servers may take seconds, so their part comes by itself. */
export function GoingLive() {
  const part = useRef<HTMLElement>(null)
  const tasks = useQuery(liveTasksQuery)
  const domain = useQuery(liveDomainQuery)
  useFocusKept(part)
  return (
    <div className="crm-stack crm-panel">
      <SettingsPart ref={part} heading={labels.heading} text={labels.text}>
        <Fetched query={tasks}>{(all) => <OpenTasks tasks={all} />}</Fetched>
      </SettingsPart>
      <SettingsPart heading={labels.domain.heading} text={labels.domain.text}>
        {domain.isPending ? (
          <p role="status" className="soft appear-late">
            {labels.domain.asking}
          </p>
        ) : (
          <Fetched query={domain}>{(all) => <OpenTasks tasks={all} />}</Fetched>
        )}
        {domain.data && (
          <QuietButton disabled={domain.isFetching} onClick={() => void domain.refetch()}>
            {domain.isFetching ? labels.domain.looking : labels.domain.again}
          </QuietButton>
        )}
      </SettingsPart>
    </div>
  )
}

function OpenTasks({ tasks }: { tasks: LiveTask[] }) {
  return (
    <Rows items={tasks.filter(({ state }) => state !== 'done')} none={labels.allDone}>
      {(task) => <LiveTaskRow key={task.id} task={task} />}
    </Rows>
  )
}

function LiveTaskRow({ task }: { task: LiveTask }) {
  const { id } = task
  const { title, how, link } = liveTaskLabels[id] ?? { title: id, how: '' }
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <p className="strong">{title}</p>
        {task.found && <p>{task.found}</p>}
        <p className="crm-small">{how}</p>
        {link && <TextLink to={link.to}>{link.label}</TextLink>}
        {task.doneAt !== null && (
          <p className="crm-small">
            {labels.lastTime} <AgoTime at={task.doneAt} />
          </p>
        )}
      </div>
      {task.isByHand && (
        <ChangeButton
          about={title}
          send={() => crmApi('POST /api/crm/going-live/{id}/tick', LiveTask, { id })}
          done={() => labels.ticked}
          undo={() => () => crmApi('DELETE /api/crm/going-live/{id}/tick', LiveTask, { id })}
        >
          {labels.tick}
        </ChangeButton>
      )}
    </li>
  )
}
