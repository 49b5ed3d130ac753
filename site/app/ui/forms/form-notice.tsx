import { formNotice } from '@nokshi/content/form-outcome.ts'
import { TextLink } from '../button.tsx'

/** Stands beside every submit button of a public form: what happens with the words. */
export function FormNotice() {
  return (
    <p className="measure small soft">
      {formNotice.text} <TextLink {...formNotice.link} className="underlined" />
    </p>
  )
}
