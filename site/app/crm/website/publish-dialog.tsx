import { crmFrame } from '@nokshi/content/crm/records.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import type { Difference } from '@nokshi/contract/website/differences.ts'
import { Entry, type Pending, Published } from '@nokshi/contract/website/entries.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { moment } from '../parts/ago.ts'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { pendingQuery } from './entry-query.ts'
import './entry.css'

const labels = websiteForm.publishDialog

type PendingEntry = z.infer<typeof Pending>['items'][number]

interface PublishDialogProps {
  /** The entries that are to be published. */
  ids: string[]
  onClose: () => void
}

/** What would go live, and then does, at once or at a time to come. */
export function PublishDialog({ ids, onClose }: PublishDialogProps) {
  const query = useQuery({ ...pendingQuery, staleTime: 0 })
  return (
    <CrmDialog title={labels.title} onClose={onClose}>
      <Fetched query={query}>
        {({ items }) => (
          <PublishList items={items.filter(({ entry }) => ids.includes(entry.id))} onClose={onClose} />
        )}
      </Fetched>
    </CrmDialog>
  )
}

function PublishList({ items, onClose }: { items: PendingEntry[]; onClose: () => void }) {
  const [isLater, setLater] = useState(false)
  const publish = useChange({
    send: () =>
      crmApi('POST /api/crm/website/publish', Published, {
        body: { entries: items.map(({ entry: { id, version } }) => ({ id, version })) },
      }),
    done: () => labels.done,
    onDone: onClose,
  })
  const isComplete = items.every(({ errors }) => errors.length === 0)
  if (items.length === 0) return <p>{labels.nothing}</p>
  return (
    <>
      <ul className="crm-stack">
        {items.map((item) => (
          <PublishEntry key={item.entry.id} item={item} />
        ))}
      </ul>
      {isLater ? (
        <PublishLater items={items} onClose={onClose} />
      ) : (
        <div className="crm-actions">
          <Button disabled={publish.isPending || !isComplete} onClick={() => publish.mutate()}>
            {publish.isPending ? labels.publishing : labels.publish}
          </Button>
          <Button look="second" disabled={!isComplete} onClick={() => setLater(true)}>
            {labels.later}
          </Button>
          <Button look="second" onClick={onClose}>
            {crmFrame.cancel}
          </Button>
        </div>
      )}
    </>
  )
}

function PublishEntry({
  item: { entry, isNew, languages, changes, errors, warnings },
}: {
  item: PendingEntry
}) {
  const names = languages.map((code) => websiteForm.languages[code]).join(', ')
  return (
    <li className="crm-stack">
      <h3 className="strong" dir="auto">
        {entry.title}
      </h3>
      <p className="crm-small">{isNew ? labels.isNew : labels.languages(names)}</p>
      {errors.length > 0 && <p className="strong">{labels.errors}</p>}
      {[...errors, ...warnings].map(({ path, message }) => (
        <p key={path + message}>{message}</p>
      ))}
      <ChangeList changes={changes} names={[labels.before, labels.after]} />
    </li>
  )
}

interface ChangeListProps {
  changes: Difference[]
  names: [before: string, after: string]
}

/** What differs, with both texts. */
export function ChangeList({ changes, names: [one, other] }: ChangeListProps) {
  return (
    <dl className="change-list">
      {changes.map(({ label, path, language, before, after }) => (
        <div key={`${path} ${language}`}>
          <dt className="strong">{language ? `${label}, ${websiteForm.languages[language]}` : label}</dt>
          <dd lang={language ?? undefined}>
            <del dir="auto">
              {one}: {before || labels.empty}
            </del>
            <ins dir="auto">
              {other}: {after || labels.empty}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PublishLater({ items, onClose }: { items: PendingEntry[]; onClose: () => void }) {
  const [when, setWhen] = useState('')
  const at = Date.parse(when)
  const schedule = useChange({
    async send() {
      // One after another: each is a change of its own, and the last can be undone.
      for (const { entry } of items) await scheduleEntry(entry, at)
    },
    done: () => labels.scheduled(moment(at)),
    onDone: onClose,
  })
  return (
    <div className="crm-stack">
      <TextField
        label={labels.when}
        hint={labels.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        type="datetime-local"
        value={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      <div className="crm-actions">
        <Button disabled={Number.isNaN(at) || schedule.isPending} onClick={() => schedule.mutate()}>
          {labels.schedule}
        </Button>
        <Button look="second" onClick={onClose}>
          {crmFrame.cancel}
        </Button>
      </div>
    </div>
  )
}

function scheduleEntry({ id, version }: { id: string; version: number }, publishAt: number | null) {
  return crmApi('POST /api/crm/website/entries/{id}/schedule', changed(Entry), {
    id,
    body: { version, publishAt },
  })
}

/** Takes back that an entry is published by itself. */
export function UnscheduleButton({ entry }: { entry: { id: string; version: number } }) {
  const unschedule = useChange({ send: () => scheduleEntry(entry, null), done: () => labels.cancelled })
  return (
    <QuietButton disabled={unschedule.isPending} onClick={() => unschedule.mutate()}>
      {labels.cancel}
    </QuietButton>
  )
}
