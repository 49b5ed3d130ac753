import { crmContacts } from '@nokshi/content/crm/contacts.ts'
import { crmMany } from '@nokshi/content/crm/many.ts'
import type { ContactLine, ContactsChange } from '@nokshi/contract/crm/contacts.ts'
import { useState } from 'react'
import { saveFile } from '../../ui/browser/save-file.ts'
import { notify } from '../../ui/notices/notify.ts'
import type { Choice } from '../parts/choice.ts'
import { ChoiceBar } from '../parts/choice-bar.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { TagInput } from '../people/tag-input.tsx'
import { useChangeMany } from '../records/change-many.ts'
import { ChooseColleague } from '../records/choose-dialog.tsx'
import { writePeople } from './contact-csv.ts'

interface ContactChoiceBarProps {
  choice: Choice
  filters: Record<string, string | undefined>
  people: ContactLine[]
  total: number | undefined
  /** Where all that match are downloaded. */
  exportHref: string
}

const words = crmMany.contacts

type Act = ContactsChange['act']

/** What can be done with many people at once. */
export function ContactChoiceBar({ choice, filters, people, total, exportHref }: ContactChoiceBarProps) {
  const [opened, setOpened] = useState<'tag' | 'assign'>()
  const many = useChangeMany<Act>('/api/crm/contacts/bulk', choice.clear, describe)
  const close = () => setOpened(undefined)

  function run(act: Act) {
    close()
    const { sort: _, ...matching } = filters
    many.mutate({ which: choice.isAll ? { matching, count: total } : { ids: choice.chosen }, act })
  }

  function exportThem() {
    if (choice.isAll) {
      window.location.assign(exportHref)
      return
    }
    const chosen = people.filter(({ id }) => choice.has(id))
    saveFile(new Blob([writePeople(chosen)], { type: 'text/csv;charset=utf-8' }), crmContacts.file)
    notify(words.exported(chosen.length))
  }

  return (
    <>
      <ChoiceBar
        choice={choice}
        shown={people.length}
        total={total}
        isBusy={many.isPending}
        acts={[
          { label: words.tag, onPress: () => setOpened('tag') },
          { label: words.assign, onPress: () => setOpened('assign') },
          { label: words.export, onPress: exportThem },
          { label: words.trash, onPress: () => run({ kind: 'trash' }) },
        ]}
      />
      {opened === 'tag' && (
        <CrmDialog title={words.tagTitle} onClose={close}>
          <TagInput submit={words.tagSubmit} onChoose={(tag) => run({ kind: 'tag', tag })} />
        </CrmDialog>
      )}
      {opened === 'assign' && (
        <ChooseColleague
          title={words.assign}
          onClose={close}
          onChoose={(ownerId) => run({ kind: 'assign', ownerId })}
        />
      )}
    </>
  )
}

function describe(count: number, act: Act) {
  if (act.kind === 'tag') return words.tagged(count, act.tag)
  return act.kind === 'assign' ? words.assigned(count) : words.trashed(count)
}
