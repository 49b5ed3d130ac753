import { crmContent } from '@nokshi/content/crm/website.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Entry, Published } from '@nokshi/contract/website/entries.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { isRefusedWith } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { AgoTime } from '../parts/ago-time.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { describeState } from './entry-list-state.ts'
import { listRefusals, type Refusals } from './publish-list-refusals.ts'
import { Differences } from './website-differences.tsx'
import { type PendingItem, pendingQuery } from './website-query.ts'
import '../parts/crm-rows.css'
import '../parts/crm-fields.css'
import './entry-list.css'

const labels = crmContent.publish

interface PublishListProps {
  items: PendingItem[]
  /** The only entry that is chosen at first; null for all that can be published. */
  only: string | null
}

export function PublishList({ items, only }: PublishListProps) {
  const mayChange = useMayChange()
  /** Those that somebody has ticked or unticked; the others are as they are at first. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  const isChosen = ({ entry, errors }: PendingItem) =>
    ticked.get(entry.id) ??
    (only === null ? errors.length === 0 && entry.publishAt === null : entry.id === only)
  const chosen = items.filter(isChosen)
  const tickAll = (isOn: boolean) => setTicked(new Map(items.map(({ entry }) => [entry.id, isOn])))

  const publish = useChange({
    send: (sent: PendingItem[]) =>
      crmApi('POST /api/crm/website/publish', Published, {
        body: { entries: sent.map(({ entry: { id, version } }) => ({ id, version })) },
      }),
    done: ({ count }) => labels.done(count),
    onDone: () => setRefusals(new Map()),
    onError(error, sent) {
      if (!isRefusedWith(error, 'invalid-fields', 'entry-changed-elsewhere', 'no-such-entry')) return false
      void crmClient
        .fetchQuery(pendingQuery)
        .then((now) => setRefusals(listRefusals(error.fields, sent, now)))
      return true
    },
  })

  return (
    <>
      {mayChange && (
        <div className="crm-between">
          <Button disabled={chosen.length === 0 || publish.isPending} onClick={() => publish.mutate(chosen)}>
            {publish.isPending ? labels.busy : labels.submit(chosen.length)}
          </Button>
          <QuietButton onClick={() => tickAll(chosen.length < items.length)}>
            {chosen.length < items.length ? labels.all : labels.none}
          </QuietButton>
        </div>
      )}
      <p role="alert" className="publish-error">
        {refusals.size > 0 && labels.refused}
      </p>
      <ul className="crm-rows">
        {items.map((item) => (
          <PublishItem
            key={item.entry.id}
            item={item}
            refusals={refusals.get(item.entry.id) ?? []}
            isOpenAtFirst={items.length <= 3}
            isChosen={isChosen(item)}
            {...(mayChange && {
              onChoose: (isOn) => setTicked(new Map([...ticked, [item.entry.id, isOn]])),
            })}
          />
        ))}
      </ul>
    </>
  )
}

interface PublishItemProps {
  item: PendingItem
  /** Why the last try to publish it failed. */
  refusals: string[]
  isOpenAtFirst: boolean
  isChosen: boolean
  /** Absent for viewers. */
  onChoose?: (isOn: boolean) => void
}

function PublishItem({ item, refusals, isOpenAtFirst, isChosen, onChoose }: PublishItemProps) {
  const { entry, isNew, languages, changes, errors, warnings } = item
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const problems = new Set([...refusals, ...errors.map(({ message }) => message)])
  return (
    <li className="publish-item">
      <input
        className="crm-box"
        type="checkbox"
        aria-label={labels.choose(entry.title)}
        checked={isChosen}
        disabled={!onChoose}
        onChange={({ target }) => onChoose?.(target.checked)}
      />
      <div className="entry-words">
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
          <p key={problem} className="publish-error">
            {problem}
          </p>
        ))}
        {warnings.map(({ path, message }) => (
          <p key={path}>{message}</p>
        ))}
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{labels.changes(changes.length)}</summary>
          {isOpen && <Differences changes={changes} />}
        </details>
      </div>
      {onChoose && entry.publishAt !== null && (
        <ChangeButton
          about={entry.title}
          send={() =>
            crmApi('POST /api/crm/website/entries/{id}/schedule', changed(Entry), {
              id: entry.id,
              body: { version: entry.version, publishAt: null },
            })
          }
          done={() => labels.notYetDone(entry.title)}
        >
          {labels.notYet}
        </ChangeButton>
      )}
    </li>
  )
}
