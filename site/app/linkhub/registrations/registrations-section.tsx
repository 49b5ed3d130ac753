import { dashboard } from '@nokshi/content/dashboard.ts'
import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { language } from '@nokshi/content/language.ts'
import { registrations as labels } from '@nokshi/content/registrations.ts'
import {
  type OwnRegistration,
  RegistrationEdit,
  type RegistrationKind,
  registrationKinds,
} from '@nokshi/contract/linkhub/registrations.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { choicesOf, SelectField, TextField } from '../../ui/fields/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { BlockForm, useBlockChanges } from '../rows/block-form.tsx'
import { BlockSection, type BlockTasks } from '../rows/block-section.tsx'
import { Row } from '../rows/row.tsx'
import {
  addRegistration,
  changeRegistration,
  hasEnded,
  registrationsQuery,
  removeRegistration,
} from './registrations-query.ts'

const { kinds } = registrationLabels[language.code]

interface RegistrationsSectionProps extends BlockTasks<OwnRegistration> {
  pageId: string
}

export function RegistrationsSection({ pageId, task, onTask }: RegistrationsSectionProps) {
  const { data = [] } = useQuery(registrationsQuery)
  const { change, remove, removed, isWaiting } = useBlockChanges<OwnRegistration>(registrationsQuery)
  const taken = data.map(({ kind }) => kind)
  const rowOf = ({ kind }: OwnRegistration) => ({ id: kind, title: kinds[kind] })
  return (
    <BlockSection
      labels={{ ...labels, full: dashboard.add.registrationsFull }}
      items={data.map(rowOf)}
      most={registrationKinds.length}
      task={task}
      onTask={onTask}
      title={task?.item ? kinds[task.item.kind] : labels.add}
      form={({ item }, onDone) => (
        <>
          <p className="soft micro">{labels.text}</p>
          <RegistrationForm pageId={pageId} registration={item} taken={taken} onDone={onDone} />
        </>
      )}
      isWaiting={isWaiting}
      removed={removed && rowOf(removed)}
      onRestore={() => removed && change(() => addRegistration(removed.kind, removed))}
    >
      <ul className="links stack gap-10">
        {data.map((one) => (
          <Row
            key={one.kind}
            title={kinds[one.kind]}
            note={
              <p className="soft break-anywhere">
                <bdi dir="ltr">{one.number}</bdi> · {stateOf(one)}
              </p>
            }
            onEdit={() => onTask({ item: one })}
            onRemove={() => remove(() => removeRegistration(one.kind).then(() => one))}
          />
        ))}
      </ul>
    </BlockSection>
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

const Rules = RegistrationEdit.extend({
  kind: z.enum(registrationKinds),
  /** A date field that is left alone is an empty text. */
  endsOn: z.preprocess((day) => (day === '' ? null : day), RegistrationEdit.shape.endsOn),
})

interface RegistrationFormProps {
  pageId: string
  registration: OwnRegistration | undefined
  taken: RegistrationKind[]
  onDone: () => void
}

function RegistrationForm({ pageId, registration, taken, onDone }: RegistrationFormProps) {
  const form = useForm<z.infer<typeof Rules>>({
    ...(!registration && { draft: `registration-${pageId}` }),
    loadSchema: async () => Rules,
    send: async ({ kind, ...edit }) => {
      await (registration ? changeRegistration(registration, edit) : addRegistration(kind, edit))
      onDone()
    },
  })
  return (
    <BlockForm form={form}>
      {registration ? (
        <input type="hidden" name="kind" value={registration.kind} />
      ) : (
        <SelectField
          label={labels.kind}
          placeholder={labels.choose}
          choices={choicesOf(registrationLabels[language.code].kinds).filter(
            ({ value }) => !taken.some((kind) => kind === value),
          )}
          {...form.field('kind')}
        />
      )}
      <TextField
        label={labels.number}
        hint={labels.numberHint}
        autoComplete="off"
        spellCheck={false}
        {...form.field('number')}
        dir="ltr"
        defaultValue={registration?.number}
      />
      <TextField
        label={labels.endsOn}
        hint={labels.endsOnHint}
        isOptional
        type="date"
        {...form.field('endsOn')}
        defaultValue={registration?.endsOn ?? undefined}
      />
    </BlockForm>
  )
}
