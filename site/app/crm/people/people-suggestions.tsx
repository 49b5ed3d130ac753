import { crmPeople } from '@nokshi/content/crm.ts'
import type { Suggestion } from '@nokshi/contract/contacts.ts'
import { Settled } from '@nokshi/contract/inbox.ts'
import { Link } from 'react-router'
import { crmApi } from '../records/crm-api.ts'
import { pathOf } from '../records/recent-records.ts'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'

const words = crmPeople.suggestions

/** What came in and differs from what is on file: somebody decides, and can take that back. */
export function PeopleSuggestions({ suggestions }: { suggestions: Suggestion[] }) {
  if (suggestions.length === 0) return null
  return (
    <section className="people-suggestions" aria-label={words.heading}>
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
    send: (way: 'accept' | 'dismiss') =>
      crmApi.post(`/api/crm/suggestions/${encodeURIComponent(id)}/${way}`, undefined, Settled),
    done: (_, way) => (way === 'accept' ? words.accepted : words.dismissed),
  })
  return (
    <li className="people-suggestion">
      <span dir="auto">{sentenceAbout(suggestion)}</span>
      {other && (
        <Link to={pathOf({ kind: kindOf(kind), id: other.id })} className="crm-way">
          {words.look}
        </Link>
      )}
      {mayChange && (
        <span className="crm-chips">
          <button
            type="button"
            className="crm-chip"
            disabled={settle.isPending}
            onClick={() => settle.mutate('accept')}
          >
            {words.accept[kind]}
          </button>
          <button
            type="button"
            className="crm-chip"
            disabled={settle.isPending}
            onClick={() => settle.mutate('dismiss')}
          >
            {words.dismiss}
          </button>
        </span>
      )}
    </li>
  )
}

function sentenceAbout({ kind, field, value }: Suggestion) {
  return kind === 'value' ? words.value(field ?? '', value) : words[kind](value)
}

function kindOf(kind: Suggestion['kind']) {
  if (kind === 'same-company') return 'company'
  return kind === 'reopen' ? 'deal' : 'contact'
}
