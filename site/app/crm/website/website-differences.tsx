import { crmContent } from '@nokshi/content/crm/website.ts'
import type { Difference } from '@nokshi/contract/website/entries.ts'
import './entry-list.css'

interface DifferencesProps {
  changes: Difference[]
  names: [before: string, after: string]
}

export function Differences({ changes, names: [one, other] }: DifferencesProps) {
  return (
    <ul className="differences stack gap-10">
      {changes.map(({ label, path, language, before, after }) => (
        <li key={`${path} ${language}`}>
          <p className="crm-small">{language ? `${label}, ${crmContent.languages[language]}` : label}</p>
          <del lang={language ?? undefined} dir="auto">
            {one}: {before || crmContent.publish.nothing}
          </del>
          <ins lang={language ?? undefined} dir="auto">
            {other}: {after || crmContent.publish.nothing}
          </ins>
        </li>
      ))}
    </ul>
  )
}
