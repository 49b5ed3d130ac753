import { crmGoingLive, liveTaskLabels } from '@nokshi/content/crm/going-live.ts'
import { LiveTask, TestMail } from '@nokshi/contract/crm/going-live.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { AgoTime } from '../parts/ago-time.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { liveDomainQuery, liveTasksQuery } from '../records/crm-queries.ts'
import { useFocusKept } from '../records/focus-kept.ts'
import { useChange } from '../records/use-change.ts'
import { useMe } from '../staff/crm-me.ts'

const labels = crmGoingLive

/** What to do before the site is public. Name servers may take seconds, so their part comes by itself. */
export function GoingLive() {
  const part = useRef<HTMLElement>(null)
  const tasks = useQuery(liveTasksQuery)
  const domain = useQuery(liveDomainQuery)
  useFocusKept(part)
  return (
    <div className="crm-stack settings-panel">
      <SettingsPart ref={part} heading={labels.heading} text={labels.text}>
        <Fetched query={tasks}>{(all) => <OpenTasks tasks={all} />}</Fetched>
      </SettingsPart>
      <TestMailPart />
      <SettingsPart heading={labels.domain.heading} text={labels.domain.text}>
        {domain.isPending ? (
          <p role="status" className="crm-loading soft appear-late">
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
      <DoneTasks tasks={[...(tasks.data ?? []), ...(domain.data ?? [])]} />
    </div>
  )
}

function OpenTasks({ tasks }: { tasks: LiveTask[] }) {
  const left = tasks.filter(isLeft)
  return left.length === 0 ? <p className="crm-small">{labels.allDone}</p> : <TaskList tasks={left} />
}

function DoneTasks({ tasks }: { tasks: LiveTask[] }) {
  const done = tasks.filter((task) => !isLeft(task))
  if (done.length === 0) return null
  return (
    <details className="live-done">
      <summary>{labels.done(done.length)}</summary>
      <TaskList tasks={done} />
    </details>
  )
}

function TaskList({ tasks }: { tasks: LiveTask[] }) {
  return (
    <ul className="crm-rows">
      {tasks.map((task) => (
        <LiveTaskRow key={task.id} task={task} />
      ))}
    </ul>
  )
}

/** Whether something is left to do. Name servers are asked only when all else is done. */
export function useIsSomethingLeft(isOwner: boolean) {
  const tasks = useQuery({ ...liveTasksQuery, enabled: isOwner })
  const isOpen = tasks.data?.some(isLeft) ?? isOwner
  const domain = useQuery({ ...liveDomainQuery, enabled: isOwner && !isOpen })
  return isOpen || (domain.data?.some(isLeft) ?? false)
}

/** On the first page of the settings, as long as something is left. */
export function LiveHint() {
  const { data = [] } = useQuery(liveTasksQuery)
  const count = data.filter(isLeft).length
  if (count === 0) return null
  return (
    <p className="live-hint">
      <strong>{labels.hint(count)}</strong> {labels.hintText} <Link to="/crm/settings?tab=live">{labels.show}</Link>
    </p>
  )
}

function isLeft({ state }: LiveTask) {
  return state !== 'done'
}

function LiveTaskRow({ task }: { task: LiveTask }) {
  const { title, how, link } = liveTaskLabels[task.id] ?? { title: task.id, how: '' }
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <p className="strong">{title}</p>
        {task.found && <p>{task.found}</p>}
        {task.state !== 'done' && <p className="crm-small">{how}</p>}
        {task.state !== 'done' && link && <TextLink to={link.to}>{link.label}</TextLink>}
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

const mailLabels = crmGoingLive.mail

/** Stays where it is once mail works, so that the server's answer can be read. */
function TestMailPart() {
  const { email } = useMe()
  const [answered, setAnswered] = useState<TestMail>()
  const send = useChange({ send: () => crmApi('POST /api/crm/going-live/test-mail', TestMail), onDone: setAnswered })
  return (
    <SettingsPart heading={mailLabels.heading} text={mailLabels.text(email)}>
      <Button look="second" size="small" disabled={send.isPending} onClick={() => send.mutate()}>
        {send.isPending ? mailLabels.sending : mailLabels.send}
      </Button>
      <p role="status">
        {answered && (
          <>
            <bdi>{answered.answer}</bdi> {answered.isAccepted && mailLabels.arrived}
          </>
        )}
      </p>
    </SettingsPart>
  )
}
