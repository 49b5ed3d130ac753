import { crmFrame } from '@nokshi/content/crm/records.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { Published } from '@nokshi/contract/website/entries.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { moment } from '../parts/ago.ts'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { PublishItem, scheduleEntry } from './publish-list-item.tsx'
import { type PendingItem, pendingQuery } from './website-query.ts'
import './entry.css'

const labels = websiteForm.publishDialog

interface PublishDialogProps {
  /** The entries that are to be published. */
  ids: string[]
  onClose: () => void
}

/** What would go live, and then does, at once or at a time to come. */
export function PublishDialog({ ids, onClose }: PublishDialogProps) {
  const query = useQuery(pendingQuery)
  return (
    <CrmDialog title={labels.title} onClose={onClose}>
      <Fetched query={query}>
        {(items) => <PublishList items={items.filter(({ entry }) => ids.includes(entry.id))} onClose={onClose} />}
      </Fetched>
    </CrmDialog>
  )
}

function PublishList({ items, onClose }: { items: PendingItem[]; onClose: () => void }) {
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
          <PublishItem key={item.entry.id} item={item} isOpenAtFirst />
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

function PublishLater({ items, onClose }: { items: PendingItem[]; onClose: () => void }) {
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
