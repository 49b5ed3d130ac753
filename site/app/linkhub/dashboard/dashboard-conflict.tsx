import { dashboard } from '@nokshi/content/dashboard.ts'
import { language } from '@nokshi/content/language.ts'
import { socialNames } from '@nokshi/contract/safe-url.ts'
import { SmallButton } from '../../ui/button.tsx'
import type { ConflictField } from '../editor/edit-state.ts'
import type { Editing } from '../editor/use-profile-editor.ts'

const labels = dashboard.conflict
const names: Record<ConflictField, string> = { ...dashboard.fields, ...socialNames }

/** The same was written in two places: what was saved last stays, and the owner learns which that was. */
export function DashboardConflict({ editor, state }: Editing) {
  const { mine, theirs } = state.conflict
  if (mine.length + theirs.length === 0) return null

  function close() {
    editor.closeConflict()
    // The button is gone with the message; the page itself is not.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section className="dash-conflict stack gap-12 cloth rounded" role="alert">
      <h2 className="display-3">{labels.heading}</h2>
      <Told sentence={labels.mine} fields={mine} />
      <Told sentence={labels.theirs} fields={theirs} />
      <p className="dash-note">{labels.undo}</p>
      <SmallButton onClick={close}>{labels.read}</SmallButton>
    </section>
  )
}

const list = new Intl.ListFormat(language.locale, { type: 'unit', style: 'short' })

function Told({ sentence, fields }: { sentence: string; fields: ConflictField[] }) {
  if (fields.length === 0) return null
  return (
    <p>
      {sentence} <strong>{list.format(fields.map((field) => names[field]))}</strong>
    </p>
  )
}
