import { crmPeople } from '@nokshi/content/crm/record-page.ts'
import type { Suggestion } from '@nokshi/contract/crm/duplicates.ts'
import { Resolved } from '@nokshi/contract/crm/duplicates.ts'
import { WayLink } from '../parts/contact-link.tsx'
import { crmApi } from '../records/crm-api.ts'
import { pathOf } from '../records/recent-records.ts'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'
import '../record-page/record-parts.css'

const labels = crmPeople.suggestions

/** What came in and differs from what is on file: somebody decides, and can take that back. */
export function PeopleSuggestions({ suggestions }: { suggestions: Suggestion[] }) {
  if (suggestions.length === 0) return null
  return (
    <section className="people-suggestions" aria-label={labels.heading}>
      <ul>
        {suggestions.map((suggestion) => (
          <SuggestionLine key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
    </section>
  )
}

function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const mayChange = useMayChange()
  const { id, kind, other } = suggestion
  const settle = useChange({
    send: (way: 'accept' | 'dismiss') => crmApi(`POST /api/crm/suggestions/{id}/${way}`, Resolved, { id }),
    done: (_, way) => (way === 'accept' ? labels.accepted : labels.dismissed),
  })
  return (
    <li className="people-suggestion">
      <span dir="auto">{sentenceAbout(suggestion)}</span>
      {other && <WayLink to={pathOf({ kind: kindOf(kind), id: other.id })}>{labels.look}</WayLink>}
      {mayChange && (
        <span className="crm-chips">
          {(['accept', 'dismiss'] as const).map((way) => (
            <button
              key={way}
              type="button"
              className="crm-chip"
              disabled={settle.isPending}
              onClick={() => settle.mutate(way)}
            >
              {way === 'accept' ? acceptWord(suggestion) : labels.dismiss}
            </button>
          ))}
        </span>
      )}
    </li>
  )
}

function sentenceAbout({ kind, field, value, replaces }: Suggestion) {
  if (kind !== 'value') return labels[kind](value)
  const name = labels.fields[field ?? ''] ?? field ?? ''
  return replaces === null ? labels.value(name, value) : labels.other(name, value, replaces)
}

/** Adding never takes anything away; where something is replaced, the button says so. */
function acceptWord({ kind, field, replaces }: Suggestion) {
  if (kind === 'value' && field === 'name') return labels.addName
  return kind === 'value' && replaces !== null ? labels.replace : labels.accept[kind]
}

function kindOf(kind: Suggestion['kind']) {
  if (kind === 'same-company') return 'company'
  return kind === 'reopen' ? 'deal' : 'contact'
}
