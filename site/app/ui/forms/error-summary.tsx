import { formLabels } from '@nokshi/content/forms.ts'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import type { FieldErrors } from './use-form.ts'

interface ErrorSummaryProps {
  errors: FieldErrors
  /** Grows with every failed submit, which focuses the summary. Left out where the first field is focused. */
  failures?: number
}

/** Everything that is to be fixed, in one place, each with the way to its field. */
export function ErrorSummary({ errors, failures = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (failures > 0) box.current?.focus()
  }, [failures])

  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className="display-3 below-8">
        {formLabels.problem}
      </h2>
      <ul>
        {entries.map(([field, sentence]) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shows the label as well as the input: a jump alone would leave the label above the edge of the screen. */
function goToField(event: MouseEvent, field: string) {
  const input = document.getElementById(field)
  if (!input) return
  event.preventDefault()
  input.closest('.field')?.scrollIntoView({ block: 'start' })
  input.focus({ preventScroll: true })
}

/** Why the server refused a form. Needs a new key at every try: it takes the focus when it appears. */
export function Refusal({ sentence }: { sentence: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <p className="strong accent">{sentence}</p>
    </div>
  )
}
