import { crmContent } from '@nokshi/content/crm/website.ts'
import type { Difference } from './website-query.ts'
import './entry-list.css'

const labels = crmContent.publish

/** What differs, one field after the other, in the languages that it differs in. */
export function Differences({ changes }: { changes: Difference[] }) {
  return (
    <ul className="differences">
      {changes.map(({ label, path, language, before, after }) => (
        <li key={`${path} ${language}`}>
          <p className="crm-small">
            {label}
            {language && ` (${crmContent.languages[language]})`}
          </p>
          <del lang={language ?? undefined} dir="auto">
            <span className="sr-only">{labels.before}: </span>
            {before || labels.nothing}
          </del>
          <ins lang={language ?? undefined} dir="auto">
            <span className="sr-only">{labels.after}: </span>
            {after || labels.nothing}
          </ins>
        </li>
      ))}
    </ul>
  )
}
