import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { issueSentences } from '../../platform/issue-sentences.ts'
import { useErrorTitle } from '../../ui/forms/use-error-title.ts'
import type { FieldErrors, Schema } from '../../ui/forms/use-form.ts'
import { sentenceOf } from '../parts/crm-states.tsx'
import { type ChangeSetup, useChange } from './use-change.ts'

/** What the inputs of a form say, by their names; of inputs that share a name, the last. */
type Entered = Record<string, string>

interface FormSetup<Values, Answer>
  extends Omit<ChangeSetup<Values, Answer>, 'begin' | 'onDone' | 'onFault'> {
  schema: Schema<Values>
  /** Puts together what is sent, where the inputs alone do not say it. */
  read?: (entered: Entered, form: FormData) => unknown
  /** `entered` has the button as well, where it has a name. */
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

interface Sent<Values> {
  values: Values
  entered: Entered
  form: HTMLFormElement
}

/** For a form in which nothing can be entered that would be refused; `send` knows what was chosen. */
export const UNCHECKED: Schema<void> = { safeParse: () => ({ success: true, data: undefined }) }

interface Refused {
  sentence: string
  fields: FieldErrors
}

const NOT_REFUSED: Refused = { sentence: '', fields: {} }

/**
 * A form of the CRM: checked by the contract on submit, and from then on at every change; sent as a change to the
 * records. Refusals stay on the page until the next try, each beside the field it is about.
 */
export function useCrmForm<Values, Answer = unknown>(setup: FormSetup<Values, Answer>) {
  const { schema, read = (entered) => entered, send, done, onDone, onError, ...rest } = setup
  const [errors, setErrors] = useState<FieldErrors>()
  const [refused, setRefused] = useState(NOT_REFUSED)
  /** Counts failed submits: the summary of errors takes the focus at each of them. */
  const [failures, setFailures] = useState(0)
  const save = useChange<Sent<Values>, Answer>({
    send: ({ values }) => send(values),
    done: (answer, { values }) => done?.(answer, values),
    onDone(answer, { values, entered, form }) {
      setFailures(0)
      if (rest.resets) form.reset()
      onDone?.(answer, values, entered)
    },
    onError(error) {
      setFailures((count) => count + 1)
      if (onError?.(error)) return true
      const refusal = refusalOf(error)
      if (rest.isSmall && Object.keys(refusal.fields).length === 0) return false
      setRefused(refusal)
      return true
    },
    refreshes: rest.refreshes,
  })
  const shown: FieldErrors = { ...errors, ...refused.fields }
  useErrorTitle(Object.keys(shown).length > 0)

  function check(form: HTMLFormElement, submitter: HTMLElement | null = null) {
    const data = new FormData(form, submitter)
    const entered = textsOf(data)
    return { entered, parsed: schema.safeParse(read(entered, data)) }
  }

  function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (save.isPending || rest.isBlocked) return
    const { entered, parsed } = check(form, submitter)
    setRefused(NOT_REFUSED)
    setErrors(parsed.success ? undefined : issueSentences(parsed))
    if (parsed.success) save.mutate({ values: parsed.data, entered, form })
    else setFailures((count) => count + 1)
  }

  return {
    formProps: {
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        const { nativeEvent } = event
        submit(event.currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null)
      },
      onChange(event: FormEvent<HTMLFormElement>) {
        if (failures === 0) return
        const { parsed } = check(event.currentTarget)
        setErrors(parsed.success ? {} : issueSentences(parsed))
      },
      /** ⌘Enter, or Ctrl and Enter, sends it from any field. */
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      },
    },
    /** What ties a field to its name and to what is wrong with it. */
    field: (name: string) => ({ id: name, name, error: shown[name] }),
    errors: shown,
    /** What is not said beside the fields already. */
    refusal: Object.values(refused.fields).join(' ') === refused.sentence ? '' : refused.sentence,
    error: save.error,
    failures,
    isBusy: save.isPending,
    isBlocked: save.isPending || rest.isBlocked,
  }
}

export type CrmFormState = ReturnType<typeof useCrmForm>

function textsOf(data: FormData): Entered {
  return Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function refusalOf(error: unknown): Refused {
  return { sentence: sentenceOf(error), fields: error instanceof ApiProblem ? error.fields : {} }
}
