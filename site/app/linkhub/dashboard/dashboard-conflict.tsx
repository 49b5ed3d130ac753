import { dashboard } from '@nokshi/content/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { touchedFields } from '../editor/edit-history.ts'
import type { EditQueue } from '../editor/edit-queue.ts'
import { type EditState, unsavedEdit } from '../editor/edit-state.ts'

/** Two have edited at once. Both versions are still there, and the owner says which one stands. */
export function DashboardConflict({ editor, state }: { editor: EditQueue; state: EditState }) {
  if (!state.newer) return null
  const { heading, text, changed, showNewer, keepMine, note } = dashboard.conflict
  const fields = touchedFields(unsavedEdit(state)).map((field) => dashboard.fields[field])

  function choose(decide: () => void) {
    decide()
    // The buttons are gone with the question; the page itself is not.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section className="dash-conflict" role="alert">
      <h2 className="display-3">{heading}</h2>
      <p>{text}</p>
      <p>
        {changed} <strong>{fields.join(', ')}</strong>
      </p>
      <div className="cluster">
        <Button onClick={() => choose(editor.keepMine)}>{keepMine}</Button>
        <Button look="second" onClick={() => choose(editor.showNewer)}>
          {showNewer}
        </Button>
      </div>
      <p className="soft small">{note}</p>
    </section>
  )
}
