import { pageImport as labels } from '@nokshi/content/page-import.ts'
import { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { ImportChoice, type Present } from './import-choice.tsx'

interface ImportStepsProps {
  found: FoundPage | undefined
  onFound: (found: FoundPage | undefined) => void
  present: Present
  onImport: (taken: FoundPage) => void
}

/** Asks for the other page, then what to take from it. */
export function ImportSteps({ found, onFound, present, onImport }: ImportStepsProps) {
  if (!found) return <ImportAsk onFound={onFound} />
  return <ImportChoice found={found} present={present} onImport={onImport} onAgain={() => onFound(undefined)} />
}

function ImportAsk({ onFound }: { onFound: (found: FoundPage) => void }) {
  const [url, setUrl] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: FormData) => browserApi('POST /api/linkhubAuth/import', FoundPage, { body: form }),
    onSuccess: onFound,
  })

  function read(event: FormEvent) {
    event.preventDefault()
    mutate(formWith('url', url))
  }

  return (
    <form className="form" noValidate onSubmit={read}>
      <p className="soft micro">{labels.text}</p>
      <TextField
        id="import-url"
        {...labels.address}
        type="url"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        error={error ? shownSentence(error, labels.failed) : undefined}
      />
      <SubmitButton isBusy={isPending} labels={labels.find} />
      <div className="stack items-start gap-10">
        <label className="button button-second button-small">
          <input
            type="file"
            accept=".html,.htm,.json,text/html,application/json"
            className="sr-only"
            aria-describedby="import-file-hint"
            disabled={isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) mutate(formWith('page', file))
              // The same file can be chosen again.
              target.value = ''
            }}
          />
          {labels.file.label}
        </label>
        <p id="import-file-hint" className="field-hint">
          {labels.file.hint}
        </p>
      </div>
      <p role="status" className="sr-only">
        {isPending && labels.find.busyLabel}
      </p>
    </form>
  )
}

function formWith(name: 'url' | 'page', value: string | File) {
  const form = new FormData()
  form.set(name, value)
  return form
}
