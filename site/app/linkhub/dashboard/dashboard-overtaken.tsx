import { dashboard } from '@nokshi/content/dashboard.ts'
import { language } from '@nokshi/content/language.ts'
import { socialNames } from '@nokshi/contract/safe-url.ts'
import { Button } from '../../ui/button.tsx'
import type { OvertakenField } from '../editor/edit-state.ts'
import type { ProfileEditor } from '../editor/use-profile-editor.ts'

const words = dashboard.overtaken
const names: Record<OvertakenField, string> = { ...dashboard.fields, ...socialNames }

/** The same was written in two places: what was saved last stays, and the owner learns which version that was. */
export function DashboardOvertaken({ editor, state }: ProfileEditor) {
  const { mine, theirs } = state.overtaken
  if (mine.length + theirs.length === 0) return null

  function close() {
    editor.readOvertaken()
    // The button is gone with the message; the page itself is not.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section className="dash-overtaken" role="alert">
      <h2 className="display-3">{words.heading}</h2>
      <Told sentence={words.mine} fields={mine} />
      <Told sentence={words.theirs} fields={theirs} />
      <p className="dash-note">{words.undo}</p>
      <Button look="second" size="small" onClick={close}>
        {words.read}
      </Button>
    </section>
  )
}

const list = new Intl.ListFormat(language.locale, { type: 'unit', style: 'short' })

function Told({ sentence, fields }: { sentence: string; fields: OvertakenField[] }) {
  if (fields.length === 0) return null
  return (
    <p>
      {sentence} <strong>{list.format(fields.map((field) => names[field]))}</strong>
    </p>
  )
}
