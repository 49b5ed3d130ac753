import { formNotice } from '@nokshi/content/pages.ts'
import { Link } from 'react-router'

/** Stands beside every submit button of a public form: what happens with the words. */
export function FormNotice() {
  return (
    <p className="text-soft text-small max-w-measure">
      {formNotice.text}{' '}
      <Link to={formNotice.link.to} className="underline">
        {formNotice.link.label}
      </Link>
    </p>
  )
}
