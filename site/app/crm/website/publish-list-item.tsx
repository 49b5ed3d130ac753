import { crmContent } from '@nokshi/content/crm/website.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Entry } from '@nokshi/contract/website/entries.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { AgoTime } from '../parts/ago-time.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { describeState } from './entry-list-state.ts'
import { Differences } from './website-differences.tsx'
import type { PendingItem } from './website-query.ts'
import './entry-list.css'

const labels = crmContent.publish

interface PublishItemProps {
  item: PendingItem
  /** Why the last try to publish it failed. */
  refusals?: string[]
  isOpenAtFirst: boolean
  isChosen?: boolean
  /** Absent where nobody chooses. */
  onChoose?: (isOn: boolean) => void
}

/** An entry that would go live, with what changes and what keeps it. */
export function PublishItem({ item, refusals = [], isOpenAtFirst, isChosen, onChoose }: PublishItemProps) {
  const { entry, isNew, languages, changes, errors, warnings } = item
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const problems = new Set([...refusals, ...errors.map(({ message }) => message)])
  return (
    <li className="publish-item stack align-start gap-y-4 gap-x-12">
      {onChoose && (
        <input
          className="crm-box"
          type="checkbox"
          aria-label={labels.choose(entry.title)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className="entry-words stack min-width-0 break-anywhere">
        <Link to={`/crm/website/entries/${entry.id}`} dir="auto">
          {entry.title}
        </Link>
        <p className="crm-small">
          {[crmContent.kinds[entry.kind].title, isNew && labels.new, ...describeState(entry).slice(1)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="crm-small">
          {languages.length > 0 && `${labels.changesIn(languages)} · `}
          <AgoTime at={entry.updatedAt} /> {entry.changedBy && labels.changedBy(entry.changedBy.name)}
        </p>
        {[...problems].map((problem) => (
          <p key={problem} className="needle strong">
            {problem}
          </p>
        ))}
        {warnings.map(({ path, message }) => (
          <p key={path}>{message}</p>
        ))}
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{labels.changes(changes.length)}</summary>
          {isOpen && <Differences changes={changes} names={[labels.before, labels.after]} />}
        </details>
      </div>
      <NotYetButton entry={entry} />
    </li>
  )
}

interface Scheduled {
  id: string
  version: number
  title: string
  publishAt: number | null
}

/** Takes back that an entry is published by itself. */
export function NotYetButton({ entry }: { entry: Scheduled }) {
  const mayChange = useMayChange()
  if (!mayChange || entry.publishAt === null) return null
  return (
    <ChangeButton
      about={entry.title}
      send={() => scheduleEntry(entry, null)}
      done={() => labels.notYetDone(entry.title)}
    >
      {labels.notYet}
    </ChangeButton>
  )
}

export function scheduleEntry({ id, version }: Pick<Scheduled, 'id' | 'version'>, publishAt: number | null) {
  return crmApi('POST /api/crm/website/entries/{id}/schedule', changed(Entry), { id, body: { version, publishAt } })
}
