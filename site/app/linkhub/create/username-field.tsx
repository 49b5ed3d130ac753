import { profileFields } from '@nokshi/content/linkhub.ts'
import { Username } from '@nokshi/contract/linkhub.ts'
import { Availability } from '@nokshi/contract/profile-edit.ts'
import { parseUrl } from '@nokshi/contract/safe-url.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { browserApi } from '../../platform/api.ts'
import { firstIssueSentence } from '../../platform/issue-sentences.ts'
import { useSettings } from '../../platform/use-settings.ts'
import { ExactField } from '../../ui/fields/account-fields.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { Offers } from '../fields/contact-field.tsx'

const { label, hint, length, address, asking, free, taken, suggestions } = profileFields.username

interface UsernameFieldProps {
  value: string
  onChange: (username: string) => void
  error?: string | undefined
  /** The name the page has already: nobody asks whether that is free. */
  own?: string
  id?: string
}

export function UsernameField({ value, onChange, error, own, id = 'username' }: UsernameFieldProps) {
  const { problem, isAsking, answer } = useAvailability(value, own)
  const { siteUrl } = useSettings()
  const readingId = `${id}-reading`

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const filtered = filterAtCaret(target.value, target.selectionStart ?? target.value.length)
    // Done before React does it, which would put the caret at the end.
    if (filtered.value !== target.value) {
      target.value = filtered.value
      target.setSelectionRange(filtered.caret, filtered.caret)
    }
    onChange(filtered.value)
  }

  function choose(name: string) {
    onChange(name)
    // The button is gone with the question it answered.
    document.getElementById(id)?.focus()
  }

  return (
    <div className="field-group">
      <ExactField
        id={id}
        name="username"
        label={label}
        hint={
          <>
            <span>{hint}</span>
            <br />
            <span>{length}</span>
          </>
        }
        error={error}
        errorIn={problem && readingId}
        value={value}
        onChange={change}
        autoComplete="username"
        autoCorrect="off"
        required
      />
      {value !== '' && (
        <p className="field-reading">
          {address}{' '}
          <bdi>
            {parseUrl(siteUrl)?.host}/hub/<strong>{value}</strong>
          </bdi>
        </p>
      )}
      <div id={readingId} className="field-reading" role="status">
        {problem && !error && <p className="accent strong">{problem}</p>}
        {isAsking && <p>{asking}</p>}
        {!isAsking && answer && !error && <Answer answer={answer} />}
      </div>
      {!isAsking && answer && answer.suggestions.length > 0 && (
        <Offers
          heading={suggestions}
          offers={answer.suggestions.map((name) => ({ value: name, label: name }))}
          onChoose={choose}
        />
      )}
    </div>
  )
}

function Answer({ answer }: { answer: Availability }) {
  if (!answer.isAvailable) return <p className="accent strong">{answer.reason ?? taken}</p>
  return (
    <p className="field-good gap-8 strong done flex align-start">
      <Check aria-hidden size={18} />
      <span>
        <bdi>{answer.username}</bdi> {free}
      </span>
    </p>
  )
}

/**
 * Whether a username is free, asked when the typing pauses. An answer about another name is not shown, and a
 * query that fails is no error: the server decides when the form is sent.
 */
function useAvailability(username: string, own?: string) {
  const debounced = useDebounced(username)
  const result = Username.safeParse(username)
  const isWorthAsking = username !== own && result.success
  const { data, isFetching } = useQuery({
    queryKey: ['availability', debounced],
    queryFn: () =>
      browserApi('GET /api/linkhub/{username}/availability', Availability, {
        username: debounced,
        query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      }),
    enabled: isWorthAsking && debounced === username,
    staleTime: 10_000,
    retry: false,
  })
  if (debounced !== username || username === own) return { isAsking: isWorthAsking }
  if (!result.success) return { problem: username.length < 2 ? undefined : firstIssueSentence(result) }
  return { isAsking: isFetching, answer: data }
}

export function filterUsername(typed: string) {
  return typed.toLowerCase().replace(/[^a-z0-9-]/g, '')
}

/** The same, and where the caret belongs then: after what is left of the text before it. */
function filterAtCaret(typed: string, caret: number) {
  return { value: filterUsername(typed), caret: filterUsername(typed.slice(0, caret)).length }
}
