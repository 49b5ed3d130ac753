import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { sentenceOf } from '@nokshi/contract/sentences/sentences.ts'
import { isSame } from '@nokshi/contract/website/differences.ts'
import type { Entry } from '@nokshi/contract/website/entries.ts'
import { type EntryData, findForm } from '@nokshi/contract/website/kinds.ts'
import { listPublishErrors } from '@nokshi/contract/website/publish-rules.ts'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { issueSentences } from '../../platform/issue-sentences.ts'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { notifyProblem } from '../../ui/notices/notify.ts'
import { crmClient, useChange } from '../records/crm-api.ts'
import { useDraft } from '../records/draft.ts'
import { EditConflict, saveOver } from '../records/edit-record.ts'
import { asRecord, setIn } from './entry-values.ts'
import type { PublishNote } from './field-box.tsx'
import { entryRecords } from './website-query.ts'

/** The draft of an entry while it is edited. Text typed during a save, and unsaved text, is not lost. */
export function useEntryEditing(entry: Entry) {
  const form = findForm(entry.kind, entry.slug)
  const [kept, keep] = useDraft(`website ${entry.id}`)
  const [first] = useState(() => readKept(kept, entry))
  const [hasKept, setHasKept] = useState(first !== undefined)
  const [base, setBase] = useState<Entry>({ ...entry, ...first?.base })
  const [draft, setDraft] = useState(first?.draft ?? entry.draft)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [conflict, setConflict] = useState<Entry>()
  const isDirty = draft !== base.draft

  // After a save the older one is still here for a moment.
  if (entry.version > base.version) {
    if (!isDirty) {
      setBase(entry)
      setDraft(entry.draft)
    } else if (isSame(entry.draft, base.draft)) {
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
    async resolve(newer: Entry, merged: EntryData) {
      setConflict(undefined)
      setBase(newer)
      setDraft(merged)
      if (isSame(merged, newer.draft)) setDraft(newer.draft)
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

interface KeptDraft {
  base: Pick<Entry, 'version' | 'draft'>
  draft: EntryData
}

/** What was unsaved when somebody left. A save may have arrived although they did not wait for its answer. */
function readKept(text: string, { draft }: Entry): KeptDraft | undefined {
  try {
    const kept: KeptDraft | undefined = text === '' ? undefined : JSON.parse(text)
    return kept && isSame(kept.draft, draft) ? undefined : kept
  } catch {
    return undefined
  }
}

function withoutPath(errors: FieldErrors, path: string) {
  const left = Object.entries(errors).filter(([at]) => at !== path && !at.startsWith(`${path}.`))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

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
