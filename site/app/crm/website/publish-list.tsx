import { crmContent } from '@nokshi/content/crm/website.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Entry, Published } from '@nokshi/contract/website/entries.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { isRefusedWith } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { AgoTime, moment } from '../parts/time.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, crmClient, useChange } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { describeState } from './entry-list-state.ts'
import { Differences } from './website-differences.tsx'
import { type PendingItem, pendingQuery } from './website-query.ts'
import './entry-list.css'
import { Rows } from '../parts/crm-page.tsx'

const labels = crmContent.publish

interface PublishListProps {
  items: PendingItem[]
  /** The only entry that is chosen at first; null for all that can be published. */
  only: string | null
  onDone?: () => void
}

/** What would go live, now or at a time. */
export function PublishList({ items, only, onDone }: PublishListProps) {
  const mayChange = useMayChange()
  const [isLater, setLater] = useState(false)
  /** Those that somebody has ticked or unticked; the others are as they are at first. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  /** As they were shown when publishing them was refused. */
  const [refused, setRefused] = useState<PendingItem[]>([])
  const isChosen = ({ entry, errors }: PendingItem) =>
    ticked.get(entry.id) ?? (only === null ? errors.length === 0 && entry.publishAt === null : entry.id === only)
  const chosen = items.filter(isChosen)
  const isBlocked = chosen.length === 0 || chosen.some(({ errors }) => errors.length > 0)

  const publish = useChange({
    send: (sent: PendingItem[]) =>
      crmApi('POST /api/crm/website/publish', Published, {
        body: { entries: sent.map(({ entry: { id, version } }) => ({ id, version })) },
      }),
    done: ({ count }) => labels.done(count),
    onDone() {
      setRefused([])
      onDone?.()
    },
    onError(error, sent) {
      if (!isRefusedWith(error, 'invalid-fields', 'entry-changed-elsewhere', 'no-such-entry')) return false
      setRefused(sent)
      void crmClient.invalidateQueries(pendingQuery)
      return true
    },
  })

  return (
    <>
      {mayChange && (
        <div className="crm-actions">
          <Button disabled={isBlocked || publish.isPending} onClick={() => publish.mutate(chosen)}>
            {publish.isPending ? labels.busy : labels.submit(chosen.length)}
          </Button>
          <Button look="second" disabled={isBlocked} onClick={() => setLater(!isLater)}>
            {labels.later}
          </Button>
        </div>
      )}
      {isLater && <PublishLater items={chosen} onDone={onDone ?? (() => setLater(false))} />}
      <p role="alert" className="accent strong">
        {refused.length > 0 && labels.refused}
      </p>
      <Rows items={items}>
        {(item) => (
          <PublishItem
            key={item.entry.id}
            item={item}
            hasChanged={refused.some(({ entry }) => entry.id === item.entry.id && entry.version !== item.entry.version)}
            isOpenAtFirst={items.length <= 3}
            isChosen={isChosen(item)}
            onChoose={(isOn) => setTicked(new Map([...ticked, [item.entry.id, isOn]]))}
          />
        )}
      </Rows>
    </>
  )
}

function PublishLater({ items, onDone }: { items: PendingItem[]; onDone: () => void }) {
  const [when, setWhen] = useState('')
  const at = Date.parse(when)
  const schedule = useChange({
    async send() {
      // One after another: each is a change of its own, and the last can be undone.
      for (const { entry } of items) await scheduleEntry(entry, at)
    },
    done: () => labels.scheduled(moment(at)),
    onDone,
  })
  return (
    <div className="crm-line">
      <TextField
        label={labels.when}
        hint={labels.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        type="datetime-local"
        value={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      <Button disabled={Number.isNaN(at) || schedule.isPending} onClick={() => schedule.mutate()}>
        {labels.schedule}
      </Button>
    </div>
  )
}

interface PublishItemProps {
  item: PendingItem
  /** Since it was shown. */
  hasChanged: boolean
  isOpenAtFirst: boolean
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

function PublishItem({ item, hasChanged, isOpenAtFirst, isChosen, onChoose }: PublishItemProps) {
  const mayChange = useMayChange()
  const { entry, isNew, languages, changes, errors, warnings } = item
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <li className="publish-item stack align-start gap-y-4 gap-x-12">
      {mayChange && (
        <input
          className="crm-box"
          type="checkbox"
          aria-label={labels.choose(entry.title)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className="crm-row-words stack">
        <Link to={`/crm/website/entries/${entry.id}`} className="strong hover-underlined" dir="auto">
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
        {hasChanged && <p className="accent strong">{labels.conflict(entry.changedBy?.name)}</p>}
        {errors.map(({ path, message }) => (
          <p key={path} className="accent strong">
            {message}
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

type Scheduled = Pick<Entry, 'id' | 'version' | 'title' | 'publishAt'>

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

function scheduleEntry({ id, version }: Pick<Scheduled, 'id' | 'version'>, publishAt: number | null) {
  return crmApi('POST /api/crm/website/entries/{id}/schedule', changed(Entry), { id, body: { version, publishAt } })
}
