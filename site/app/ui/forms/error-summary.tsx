import { formLabels } from '@nokshi/content/forms.ts'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import type { FieldErrors } from './use-form.ts'

interface ErrorSummaryProps {
  errors: FieldErrors
  /** Grows with every failed submit: then the summary takes the focus. Left out where the first field takes it. */
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
      <h2 id={titleId} className="display-3">
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
