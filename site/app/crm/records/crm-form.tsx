import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmGate } from '@nokshi/content/crm/staff.ts'
import type { ReactNode } from 'react'
import { type KeyboardEvent, useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, Refusal } from '../../ui/forms/error-summary.tsx'
import { type Schema, useForm } from '../../ui/forms/use-form.ts'
import { sentenceOf } from '../parts/crm-page.tsx'
import { type ChangeSetup, useChange } from './crm-api.ts'

interface CrmFormProps {
  form: Omit<CrmFormState, 'field'>
  submit?: { label: string; busyLabel?: string }
  className?: string
  children: ReactNode
  beside?: ReactNode
  /** For a form that was opened and can be put away again. */
  onClose?: () => void
}

const save = { label: crmFrame.save, busyLabel: crmFrame.saving }

/** `post`, because a form sent without scripts must not put a password into the address bar. */
export function CrmForm(props: CrmFormProps) {
  const { form, submit = save, className = 'form crm-form', children, beside, onClose } = props
  const { formProps, errors, failures, refusal, isBusy, isBlocked } = form
  return (
    <form {...formProps} method="post" className={className}>
      <noscript>
        <p className="strong">{crmGate.needsScript}</p>
      </noscript>
      <ErrorSummary errors={errors} failures={failures} />
      {refusal && <Refusal sentence={refusal} />}
      {children}
      <div className="crm-actions">
        <Button type="submit" disabled={isBlocked}>
          {isBusy ? (submit.busyLabel ?? submit.label) : submit.label}
        </Button>
        {onClose && (
          <Button look="second" onClick={onClose}>
            {crmFrame.cancel}
          </Button>
        )}
        {beside}
      </div>
    </form>
  )
}

/** What the inputs of a form say, by their names, and the button, where it has one. */
type Entered = Record<string, string>

interface FormSetup<Values, Answer> extends Omit<ChangeSetup<Values, Answer>, 'begin' | 'onDone' | 'onError'> {
  schema: Schema<Values>
  /** Puts together what is sent, where the inputs alone do not say it. */
  read?: (entered: Entered, form: FormData) => unknown
  onDone?: (answer: Answer, values: Values, entered: Entered) => void
  /** Returns true when the page says itself why it was refused. */
  onError?: (error: unknown) => boolean
  /** Empties the inputs when it is done, for a form that stays on the page. */
  resets?: boolean
  /** While what is chosen cannot be sent yet. */
  isBlocked?: boolean
  /** A small form has no place for a refusal that is about no field: then a toast says it. */
  isSmall?: boolean
}

/** For a form in which nothing can be entered that would be refused; `send` knows what was chosen. */
export const UNCHECKED: Schema<void> = { safeParse: () => ({ success: true, data: undefined }) }

/** A form of the CRM: sent as a change to the records. Refusals stay on the page until the next try. */
export function useCrmForm<Values, Answer = unknown>(setup: FormSetup<Values, Answer>) {
  const { schema, read, send, done, undo, onDone, onError, resets, isBlocked, isSmall, refreshes } = setup
  const [isSaidElsewhere, setSaidElsewhere] = useState(false)
  const save = useChange<{ values: Values; entered: Entered; key: string }, Answer>({
    send: ({ values, key }) => send(values, key),
    done: (answer, { values }) => done?.(answer, values),
    undo: ({ values }, answer) => undo?.(values, answer),
    onDone: (answer, { values, entered }) => onDone?.(answer, values, entered),
    onError(error) {
      const isSaidByPage = onError?.(error) ?? false
      const isSaidByToast = !isSaidByPage && isSmall && Object.keys(fieldsOf(error)).length === 0
      setSaidElsewhere(isSaidByPage || isSaidByToast === true)
      return !isSaidByToast
    },
    refreshes,
  })
  const form = useForm<Values, Answer>({
    loadSchema: async () => schema,
    ...(read && { read }),
    send: (values, key, entered) => save.mutateAsync({ values, entered, key }),
    clear: (element) => resets && element.reset(),
    isBlocked,
  })
  const { answer, isBusy } = form
  const errors = isSaidElsewhere ? (answer.errors ?? {}) : form.errors
  // A field that was changed since takes the sentence with it.
  const isRefused = answer.failure && !isSaidElsewhere && answer.refusal?.sentence !== ''
  const sentence = isRefused ? sentenceOf(save.error) : ''

  return {
    formProps: { ...form.formProps, onKeyDown: sendByKeys },
    field: (name: string) => ({ id: name, name, error: errors[name] }),
    errors,
    /** What is not said beside the fields already. */
    refusal: Object.values(fieldsOf(save.error)).join(' ') === sentence ? '' : sentence,
    error: save.error,
    failures: form.failures,
    isBusy,
    isBlocked: isBusy || isBlocked,
  }
}

/** ⌘Enter, or Ctrl and Enter, sends a form from any field. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

type CrmFormState = ReturnType<typeof useCrmForm>

function fieldsOf(error: unknown) {
  return error instanceof ApiProblem ? error.fields : {}
}
