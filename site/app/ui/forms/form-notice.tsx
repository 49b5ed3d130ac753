import { formNotice } from '@nokshi/content/form-outcome.ts'
import { Link } from 'react-router'

/** Stands beside every submit button of a public form: what happens with the words. */
export function FormNotice() {
  return (
    <p className="form-notice small soft">
      {formNotice.text}{' '}
      <Link to={formNotice.link.to} className="underlined">
        {formNotice.link.label}
      </Link>
    </p>
  )
}
