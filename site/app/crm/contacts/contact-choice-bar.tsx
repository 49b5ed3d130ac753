import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmContacts } from '@nokshi/content/crm/contacts.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { type ContactLine, type ContactsChange, ContactsTable } from '@nokshi/contract/crm/contacts.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../ui/browser/save-file.ts'
import { notify, notifyProblem } from '../../ui/notices/notify.ts'
import type { Choice } from '../parts/choice.ts'
import { ChoiceBar } from '../parts/choice-bar.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { sentenceOf } from '../parts/crm-states.tsx'
import { useChangeMany } from '../records/change-many.ts'
import { ChooseColleague } from '../records/choose-dialog.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { TagInput } from './tag-input.tsx'

interface ContactChoiceBarProps {
  choice: Choice
  filters: Record<string, string | undefined>
  people: ContactLine[]
  total: number | undefined
  /** Where all that match are downloaded. */
  exportHref: string
}

const labels = crmBulk.contacts

type Act = ContactsChange['act']

export function ContactChoiceBar({ choice, filters, people, total, exportHref }: ContactChoiceBarProps) {
  const [opened, setOpened] = useState<'tag' | 'assign'>()
  const many = useChangeMany(changeContacts, choice.clear, describe)
  const close = () => setOpened(undefined)

  function run(act: Act) {
    close()
    const { sort: _, ...matching } = filters
    many.mutate({ which: choice.isAll ? { matching, count: total } : { ids: choice.chosen }, act })
  }

  const exporting = useMutation(
    {
      mutationFn: (ids: string[]) => crmApi('POST /api/crm/contacts/export', ContactsTable, { body: { ids } }),
      onSuccess({ csv }, ids) {
        saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), crmContacts.file)
        notify(labels.exported(ids.length))
      },
      onError: (error) => notifyProblem(crmFrame.notDone, sentenceOf(error)),
    },
    crmClient,
  )

  function exportThem() {
    if (choice.isAll) window.location.assign(exportHref)
    else exporting.mutate(choice.chosen)
  }

  return (
    <>
      <ChoiceBar
        choice={choice}
        shown={people.length}
        total={total}
        isBusy={many.isPending || exporting.isPending}
        acts={[
          { label: labels.tag, onPress: () => setOpened('tag') },
          { label: labels.assign, onPress: () => setOpened('assign') },
          { label: labels.export, onPress: exportThem },
          { label: labels.trash, onPress: () => run({ kind: 'trash' }) },
        ]}
      />
      {opened === 'tag' && (
        <CrmDialog title={labels.tagTitle} onClose={close}>
          <TagInput submit={labels.tagSubmit} onChoose={(tag) => run({ kind: 'tag', tag })} />
        </CrmDialog>
      )}
      {opened === 'assign' && (
        <ChooseColleague
          title={labels.assign}
          onClose={close}
          onChoose={(ownerId) => run({ kind: 'assign', ownerId })}
        />
      )}
    </>
  )
}

function changeContacts(body: ContactsChange) {
  return crmApi('POST /api/crm/contacts/bulk', ManyChanged, { body })
}

function describe(count: number, act: Act) {
  if (act.kind === 'tag') return labels.tagged(count, act.tag)
  return act.kind === 'assign' ? labels.assigned(count) : labels.trashed(count)
}
