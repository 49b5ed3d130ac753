import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { sentenceOf } from '@nokshi/contract/sentences/sentences.ts'
import type { Entry } from '@nokshi/contract/website/entries.ts'
import { type EntryData, findForm } from '@nokshi/contract/website/kinds.ts'
import { listPublishErrors } from '@nokshi/contract/website/publish-rules.ts'
import { createContext, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { issueSentences } from '../../platform/issue-sentences.ts'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { notifyProblem } from '../../ui/notices/notify.ts'
import { crmClient } from '../records/crm-client.ts'
import { useDraft } from '../records/draft.ts'
import { EditConflict, saveOver } from '../records/edit-record.ts'
import { useChange } from '../records/use-change.ts'
import { entryRecords } from './entry-query.ts'
import { asRecord, setIn } from './entry-values.ts'

/** What keeps a field from being published. It can be saved all the same. */
interface PublishNote {
  sentence: string
  /** Of a colour that cannot be read: the nearest one that can. */
  nearest?: string | undefined
}

interface EntryForm {
  change: (path: string, value: unknown) => void
  errors: FieldErrors
  notes: Record<string, PublishNote>
}

export const EntryFormContext = createContext<EntryForm>({ change: () => {}, errors: {}, notes: {} })

/** The draft of an entry as somebody edits it. What is typed while a save is under way is not lost, nor what is not saved. */
export function useEntryEditing(entry: Entry) {
  const form = findForm(entry.kind, entry.slug)
  const [kept, keep] = useDraft(`website ${entry.id}`)
  const [first] = useState(() => readKept(kept))
  const [hasKept, setHasKept] = useState(first !== undefined)
  const [base, setBase] = useState<Entry>({ ...entry, ...first?.base })
  const [draft, setDraft] = useState(first?.draft ?? entry.draft)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [conflict, setConflict] = useState<Entry>()
  const isDirty = draft !== base.draft

  if (entry.version !== base.version) {
    if (!isDirty) {
      setBase(entry)
      setDraft(entry.draft)
    } else if (JSON.stringify(entry.draft) === JSON.stringify(base.draft)) {
      // Something else of it has changed, such as whether it is hidden.
      setBase({ ...entry, draft: base.draft })
    }
  }

  const keepDraft = useEffectEvent(({ version, draft: saved }: Entry, unsaved: EntryData) => {
    keep(unsaved === saved ? '' : JSON.stringify({ base: { version, draft: saved }, draft: unsaved }))
  })
  useEffect(() => keepDraft(base, draft), [base, draft])

  const saving = useChange({
    send: (edit: { base: Entry; draft: EntryData }) =>
      saveOver(entryRecords, edit.base, { draft: edit.draft }, (record) => record.draft),
    done: () => websiteForm.saved,
    onDone({ record }, { draft: sent }) {
      crmClient.setQueryData<Entry>(entryRecords.query(record.id).queryKey, record)
      setBase(record)
      setDraft((current) => (current === sent ? record.draft : current))
      setErrors({})
      setHasKept(false)
    },
    onError(error) {
      if (error instanceof EditConflict) setConflict(error.newer)
      if (error instanceof ApiProblem) setErrors(error.fields)
      return error instanceof EditConflict
    },
  })

  /** Returns whether everything is saved now. */
  async function save() {
    if (saving.isPending || !form) return false
    if (!isDirty) return true
    const checked = form.schema.safeParse(draft)
    setErrors(issueSentences(checked))
    if (!checked.success) {
      notifyProblem(websiteForm.fixFirst)
      return false
    }
    return send(base, draft)
  }

  function send(on: Entry, edited: EntryData) {
    return saving.mutateAsync({ base: on, draft: edited }).then(
      () => true,
      () => false,
    )
  }

  const [change] = useState(() => (path: string, value: unknown) => {
    setDraft((current) => asRecord(setIn(current, path, value)))
    setErrors((current) => withoutPath(current, path))
  })

  const looked = useDeferredValue(draft)
  const notes = useMemo(() => listNotes(entry, looked), [entry, looked])

  return {
    fields: form?.fields ?? [],
    base,
    draft,
    change,
    errors,
    notes,
    isDirty,
    isSaving: saving.isPending,
    hasKept: hasKept && isDirty,
    save,
    conflict,
    /** Saves what was chosen of both versions. */
    async resolve(newer: Entry, merged: EntryData) {
      setConflict(undefined)
      setBase(newer)
      setDraft(merged)
      if (JSON.stringify(merged) === JSON.stringify(newer.draft)) setDraft(newer.draft)
      else await send(newer, merged)
    },
    closeConflict: () => setConflict(undefined),
    discard() {
      setBase(entry)
      setDraft(entry.draft)
      setErrors({})
    },
  }
}

/** What was typed, and what it was typed over. */
function readKept(text: string): { base: Pick<Entry, 'version' | 'draft'>; draft: EntryData } | undefined {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function withoutPath(errors: FieldErrors, path: string) {
  const left = Object.entries(errors).filter(([at]) => at !== path && !at.startsWith(`${path}.`))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

/** What the rules say about a draft that has its shape. */
function listNotes({ kind, slug }: Entry, draft: EntryData): Record<string, PublishNote> {
  const data = findForm(kind, slug)?.schema.safeParse(draft).data
  const found = data ? listPublishErrors(kind, slug, data) : []
  return Object.fromEntries(
    found.map(({ path, reason }) => {
      const nearest = String(reason.params?.nearest ?? '')
      return [path, { sentence: sentenceOf(reason), nearest: nearest.startsWith('#') ? nearest : undefined }]
    }),
  )
}
