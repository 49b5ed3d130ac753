import { crmContacts } from '@nokshi/content/crm/contacts.ts'
import type { ContactLine } from '@nokshi/contract/contacts.ts'
import { useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { changeMany, editOne, trashOne } from '../people/people-bulk.ts'
import { downloadText } from '../people/people-download.ts'
import type { ContactWish } from '../people/people-queries.ts'
import type { useSelection } from '../people/people-selection.ts'
import { TagInput } from '../people/tag-input.tsx'
import { CrmDialog } from '../records/crm-dialog.tsx'
import { ContactBulkAssign } from './contact-bulk-assign.tsx'
import { writePeople } from './contact-csv.ts'

interface ContactBulkBarProps {
  selection: ReturnType<typeof useSelection<ContactLine>>
  /** How many rows are on the page. */
  all: number
}

type Opened = 'tag' | 'assign' | undefined

/** What can be done with many at once. */
export function ContactBulkBar({ selection: { selected, selectAll, clear }, all }: ContactBulkBarProps) {
  const [opened, setOpened] = useState<Opened>()
  const [progress, setProgress] = useState<number>()
  const ids = selected.map(({ id }) => id)
  const { bulk } = crmContacts
  const close = () => setOpened(undefined)

  async function run(change: (id: string) => Promise<string>, done: (people: string) => string) {
    close()
    setProgress(0)
    await changeMany({ ids, change, done, onProgress: setProgress })
    setProgress(undefined)
    clear()
  }

  function edit(wishFor: Parameters<typeof editOne>[1], done: (people: string) => string) {
    void run((id) => editOne(id, wishFor), done)
  }

  function exportThem() {
    downloadText(writePeople(selected), crmContacts.file, 'text/csv')
    notify(bulk.exported(crmContacts.people(selected.length)))
  }

  const acts: [label: string, act: () => void][] = [
    [bulk.tag, () => setOpened('tag')],
    [bulk.assign, () => setOpened('assign')],
    [bulk.export, exportThem],
    [bulk.trash, () => void run(trashOne, bulk.trashed)],
  ]
  return (
    <div className="people-bulk">
      <label className="crm-tick">
        <input
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && selected.length < all
          }}
          className="crm-box"
          type="checkbox"
          checked={selected.length > 0 && selected.length === all}
          onChange={({ target }) => (target.checked ? selectAll() : clear())}
        />
        {selected.length > 0 ? crmContacts.selected(selected.length) : crmContacts.selectAll}
      </label>
      {progress !== undefined && <p role="status">{bulk.working(progress, ids.length)}</p>}
      {selected.length > 0 && progress === undefined && (
        <fieldset className="people-bulk-acts" aria-label={bulk.label}>
          {acts.map(([label, act]) => (
            <button key={label} type="button" className="crm-chip" onClick={act}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <CrmDialog title={bulk.tagTitle} isOpen={opened === 'tag'} onClose={close}>
        <TagInput
          submit={bulk.tagSubmit}
          onChoose={(tag) => edit(addingTag(tag), (people) => bulk.tagged(people, tag))}
        />
      </CrmDialog>
      <ContactBulkAssign
        isOpen={opened === 'assign'}
        onClose={close}
        onChoose={(ownerId, name) =>
          edit(
            () => ({ ownerId }),
            (people) => (name ? bulk.assigned(people, name) : bulk.unassigned(people)),
          )
        }
      />
    </div>
  )
}

function addingTag(tag: string) {
  return ({ tags }: Pick<ContactLine, 'tags'>): ContactWish => ({
    tags: [...tags.map(({ name }) => name), tag],
  })
}
