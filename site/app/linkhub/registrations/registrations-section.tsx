import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { language } from '@nokshi/content/language.ts'
import { registrations as labels } from '@nokshi/content/registrations.ts'
import { type OwnRegistration, registrationKinds } from '@nokshi/contract/linkhub/registrations.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import { LinksRemoved } from '../rows/links-removed.tsx'
import { Row } from '../rows/row.tsx'
import { useBlockChanges } from '../rows/use-block-changes.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { addRegistration, hasEnded, registrationsQuery, removeRegistration } from './registrations-query.ts'

const { kinds } = registrationLabels[language.code]

export type RegistrationTask = { kind: 'add' } | { kind: 'edit'; registration: OwnRegistration }

interface RegistrationsSectionProps {
  pageId: string
  task: RegistrationTask | undefined
  onTask: (task: RegistrationTask | undefined) => void
}

export function RegistrationsSection({ pageId, task, onTask }: RegistrationsSectionProps) {
  const { data = [] } = useQuery(registrationsQuery, queryClient)
  const [removed, setRemoved] = useState<OwnRegistration>()
  const { change, waiting } = useBlockChanges(registrationsQuery, labels.failed)
  const isBack = data.some(({ kind }) => kind === removed?.kind)
  const registration = task?.kind === 'edit' ? task.registration : undefined

  function close() {
    onTask(undefined)
    if (!registration) focusSoon('add')
  }

  function remove(one: OwnRegistration) {
    change(async () => {
      await removeRegistration(one.kind)
      setRemoved(one)
    })
    focusSoon('add')
  }

  function restore() {
    if (!removed) return
    // The offer goes when it is back: a try that fails can be made again.
    change(() => addRegistration(removed.kind, removed))
    focusSoon('add')
  }

  return (
    <section aria-label={labels.heading}>
      {data.length > 0 && (
        <>
          <div className="dash-head">
            <h2 className="display-3">{labels.heading}</h2>
          </div>
          <ul className="links">
            {data.map((one) => (
              <RegistrationRow
                key={one.kind}
                registration={one}
                onEdit={() => onTask({ kind: 'edit', registration: one })}
                onRemove={() => remove(one)}
              />
            ))}
          </ul>
        </>
      )}
      <LinksRemoved title={isBack ? undefined : removed && kinds[removed.kind]} onUndo={restore} />
      {waiting}
      {data.length > 0 && data.length < registrationKinds.length && (
        <Button look="second" className="links-add" onClick={() => onTask({ kind: 'add' })}>
          <Plus aria-hidden size={20} />
          {labels.add}
        </Button>
      )}
      <Sheet
        title={registration ? kinds[registration.kind] : labels.add}
        closeLabel={labels.close}
        isOpen={task !== undefined}
        onOpenChange={close}
      >
        <p className="dash-note">{labels.text}</p>
        {task && (
          <RegistrationForm
            pageId={pageId}
            registration={registration}
            taken={data.map(({ kind }) => kind)}
            onDone={close}
          />
        )}
      </Sheet>
    </section>
  )
}

interface RegistrationRowProps {
  registration: OwnRegistration
  onEdit: () => void
  onRemove: () => void
}

function RegistrationRow({ registration, onEdit, onRemove }: RegistrationRowProps) {
  const { kind, number } = registration
  return (
    <Row
      title={kinds[kind]}
      note={
        <p className="soft break-anywhere">
          <bdi dir="ltr">{number}</bdi> · {stateOf(registration)}
        </p>
      }
      buttons={
        <>
          <IconButton label={`${labels.edit}: ${kinds[kind]}`} icon={Pencil} onClick={onEdit} />
          <IconButton label={`${labels.remove}: ${kinds[kind]}`} icon={Trash2} onClick={onRemove} />
        </>
      }
    />
  )
}

const days = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' })

function stateOf(registration: OwnRegistration) {
  const { checkedOn, endsOn } = registration
  const write = (day: string) => days.format(new Date(day))
  if (endsOn !== null && hasEnded(registration)) return labels.ended(write(endsOn))
  const state = checkedOn === null ? labels.stated : labels.checked(write(checkedOn))
  return endsOn === null ? state : `${state}, ${labels.until(write(endsOn))}`
}
