import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { Resolved, type Suggestion } from '@nokshi/contract/crm/duplicates.ts'
import { Chips, TextLink } from '../parts/buttons.tsx'
import { crmApi, pathOf, useChange } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import '../record-page/record-parts.css'

const labels = crmRecordPage.suggestions

/** What came in and differs from what is on file: somebody decides, and can take that back. */
export function Suggestions({ suggestions }: { suggestions: Suggestion[] }) {
  if (suggestions.length === 0) return null
  return (
    <section className="record-suggestions" aria-label={labels.heading}>
      <ul className="stack gap-6">
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
  const resolve = useChange({
    send: (answer: 'accept' | 'dismiss') => crmApi(`POST /api/crm/suggestions/{id}/${answer}`, Resolved, { id }),
    done: (_, answer) => (answer === 'accept' ? labels.accepted : labels.dismissed),
  })
  return (
    <li className="record-suggestion row break-anywhere dashed-card surface">
      <span>{sentenceAbout(suggestion)}</span>
      {other && <TextLink to={pathOf({ kind: kindOf(kind), id: other.id })}>{labels.look}</TextLink>}
      {mayChange && (
        <Chips
          label={labels.heading}
          choices={[
            { value: 'accept', label: acceptWord(suggestion) },
            { value: 'dismiss', label: labels.dismiss },
          ]}
          isDisabled={resolve.isPending}
          onChoose={resolve.mutate}
        />
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
