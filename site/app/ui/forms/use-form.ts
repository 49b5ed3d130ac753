import { formLabels } from '@nokshi/content/forms.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApiProblem } from '../../platform/api.ts'
import type { Checked } from '../../platform/issue-sentences.ts'
import type { Failure, FormAnswer } from '../../platform/post-form.ts'
import { unreachedSentence } from '../../platform/shown-sentence.ts'
import { clearDraft, emptyFields, keepDraft, restoreDraft, textsOf, valuesOf } from './form-draft.ts'
import { randomKey } from './random-key.ts'

export type FieldErrors = Record<string, string>

export interface Schema<Values> {
  safeParse(value: unknown): { success: true; data: Values } | { success: false; error: NonNullable<Checked['error']> }
}

interface FormSetup<Values, Sent> {
  /** Under which the words are kept until they are sent: they survive a reload. Passwords have none. */
  draft?: string
  /** Fetches the rules when the form is first touched: a visitor who only reads does not pay for them. */
  loadSchema: () => Promise<Schema<Values>>
  /**
   * Sends the checked values. `key` is the same for every try of the same values, and `entered` is what the
   * form holds beyond the schema, also the button where it has a name. Throwing keeps the form as it is.
   */
  send: (values: Values, key: string, entered: Record<string, string>) => Promise<Sent>
  onFailure?: (failure: Failure, error: unknown) => void
  /** What the server answered when it got the form itself, with scripts off or not there yet. */
  answer?: FormAnswer<Sent> | undefined
  /** What the schema checks, where the inputs alone do not say it. */
  read?: (entered: Record<string, string>, data: FormData) => unknown
  /** What is wrong by the ids of the inputs, where these are not the paths of the schema. */
  toErrors?: (issues: FieldErrors) => FieldErrors
  /** What happens with the inputs once it is sent; they are emptied unless this says otherwise. */
  clear?: (form: HTMLFormElement) => void
  /** While what is chosen cannot be sent yet. */
  isBlocked?: boolean | undefined
}

/**
 * A plain browser form with the contract's rules: checked on submit, and from then on at every change. The
 * inputs own their values; the form owns no rules.
 */
export function useForm<Values, Sent = void>({
  draft,
  loadSchema,
  send,
  onFailure,
  answer: first = {},
  read = (entered) => entered,
  toErrors = (issues) => issues,
  clear = emptyFields,
  isBlocked = false,
}: FormSetup<Values, Sent>) {
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ body: '', key: '', isSent: false })
  // Beside the state, which a second press in the same moment does not see yet.
  const isUnderWay = useRef(false)
  const [answer, setAnswer] = useState(first)
  const [isBusy, setBusy] = useState(false)
  /** Each failed submit focuses the error summary; after the first one every change is checked. */
  const [failures, setFailures] = useState(first.errors || first.failure ? 1 : 0)
  const errors: FieldErrors = { ...answer.errors, ...answer.refusal?.fields }
  useErrorTitle(Object.keys(errors).length > 0)

  /** Both may be needed when the network is gone; failing to get them early is no news. */
  function prepare() {
    Promise.all([loadSchema(), loadSentences(), prepareNotices()]).catch(() => {})
  }

  // The visitor may have begun before the app was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the app has started.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepare()
  }, [])

  useEffect(() => {
    if (!draft || !form.current) return
    restoreDraft(draft, form.current)
    // What was typed before the app had started.
    if (Object.values(valuesOf(form.current)).some(Boolean)) keepDraft(draft, form.current)
  }, [draft])

  async function check(element: HTMLFormElement, data = new FormData(element)) {
    const parsed = (await loadSchema()).safeParse(read(textsOf(data), data))
    const issues = parsed.success ? {} : (await loadSentences()).issueSentences(parsed)
    const errors = toErrors(issues)
    return parsed.success && Object.keys(errors).length === 0 ? { values: parsed.data } : { errors }
  }

  async function submit(element: HTMLFormElement, data: FormData) {
    setBusy(true)
    try {
      const { values, errors } = await check(element, data)
      if (errors) {
        setAnswer({ errors })
        setFailures((count) => count + 1)
        return
      }
      setAnswer({})
      setFailures(0)
      setAnswer({ sent: await send(values, keyFor(values), textsOf(data)) })
      // For startup/count-visits.ts.
      element.dispatchEvent(new Event('form-sent', { bubbles: true }))
      attempt.current.isSent = true
      clear(element)
      if (draft) clearDraft(draft)
    } catch (error) {
      const refusal = isRefusal(error) ? error : undefined
      const failure = refusal ? 'refused' : 'unreachable'
      setAnswer((current) => ({ ...current, failure, refusal, values: valuesOf(element) }))
      setFailures((count) => count + 1)
      onFailure?.(failure, error)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  /** Sent again unchanged, the same words carry the same key and are carried out once: also by a press too many. */
  function keyFor(values: Values) {
    const body = JSON.stringify(values)
    if (attempt.current.body !== body) attempt.current = { body, key: randomKey(), isSent: false }
    return attempt.current.key
  }

  async function checkAgain(element: HTMLFormElement) {
    const { errors } = await check(element)
    setAnswer((current) => ({ ...current, errors: errors ?? {} }))
  }

  /** What the server said about a field that has changed holds no longer. */
  function changed(isChanged: (field: string) => boolean) {
    setAnswer((current) => {
      const told = Object.entries(current.refusal?.fields ?? {})
      const fields = told.filter(([field]) => !isChanged(field))
      if (fields.length === told.length) return current
      return { ...current, refusal: { sentence: '', fields: Object.fromEntries(fields) } }
    })
    // Rules that could not be fetched are asked for again by the next submit, which says so when it fails.
    if (failures > 0 && form.current) checkAgain(form.current).catch(() => {})
  }

  /** What the server said beyond the fields; `otherwise` where it said nothing, such as without a network. */
  function refusalOr(otherwise: string) {
    if (!answer.failure) return ''
    const { sentence, fields } = answer.refusal ?? { sentence: unreachedSentence(otherwise), fields: {} }
    return [...new Set(Object.values(fields))].join(' ') === sentence ? '' : sentence
  }

  return {
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isUnderWay.current || isBlocked) return
        isUnderWay.current = true
        const { currentTarget, nativeEvent } = event
        const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
        void submit(currentTarget, new FormData(currentTarget, submitter))
      },
      onChange: (event: FormEvent<HTMLFormElement>) => {
        if (draft) keepDraft(draft, event.currentTarget)
        // What is entered after it was sent is meant to be sent as well, even if it is the same again.
        if (attempt.current.isSent) attempt.current.body = ''
        const { target } = event
        changed((field) => 'name' in target && field === target.name)
      },
      onFocus: prepare,
    },
    errors,
    field: (name: keyof Values & string) => ({
      id: name,
      name,
      error: errors[name],
      defaultValue: first.values?.[name],
    }),
    changed,
    failures,
    isBusy,
    answer,
    refusalOr,
  }
}

/** Before there is a notice: it may be about a network that is gone. */
function prepareNotices() {
  return import('../notices/toast-region.tsx')
}

/** What the rules say is fetched with them. */
function loadSentences() {
  return import('../../platform/issue-sentences.ts')
}

/** By its name: the class lives with the code that a page loads only when it sends something. */
function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof Error && error.name === 'ApiProblem'
}

/** Those who hear the page learn from its title that something is to be fixed. */
function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return
    document.title = formLabels.error + document.title
    return () => {
      document.title = document.title.slice(formLabels.error.length)
    }
  }, [hasErrors])
}
