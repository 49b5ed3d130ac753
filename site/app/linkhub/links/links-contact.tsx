import { dashboard } from '@nokshi/content/dashboard.ts'
import { type ContactKind, contactKinds, GREETING_MAX } from '@nokshi/contract/linkhub/contact-methods.ts'
import { profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { socialKinds, socialNames } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { SelectField } from '../../ui/fields/field.tsx'
import type { Draft } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ContactField } from '../fields/contact-field.tsx'
import { ContactRow } from './contact-row.tsx'
import { contactMethods, type OpenContact } from './contact-text.ts'
import { markOf } from './use-addable-contacts.tsx'

const labels = dashboard.links.contactMethods

const inputs = {
  phone: { ...labels.phone, type: 'tel', autoComplete: 'tel' },
  email: { ...labels.email, type: 'email', autoComplete: 'email' },
  greeting: {
    label: labels.greeting.label,
    hint: labels.greeting.hint(GREETING_MAX),
    dir: 'auto',
    autoCapitalize: 'sentences',
    autoCorrect: 'on',
    spellCheck: true,
  },
} as const

/** The contact methods that are set or being set, and which of all contacts comes first. */
export function LinksContact({ editor, state, ...open }: Editing & OpenContact) {
  const { draft } = state
  const shown = contactMethods.filter((method) => draft[method] !== '' || method === open.openField)
  if (shown.length === 0 && listContactChoices(draft).length < 2) return null
  return (
    <section aria-labelledby="ways">
      <div className="dash-head">
        <h2 id="ways" className="display-3">
          {labels.heading}
        </h2>
      </div>
      {shown.length > 0 && (
        <ul className="links links-together card">
          {shown.map((method) => (
            <ContactRow
              key={method}
              editor={editor}
              state={state}
              field={method}
              id={`contactMethods.${method}`}
              label={labels[method].label}
              mark={markOf(method)}
              {...open}
            >
              {(typing) => (
                <ContactField
                  id={`contactMethods.${method}`}
                  {...inputs[method]}
                  timeZone={method === 'phone' ? draft.timeZone : undefined}
                  {...typing}
                />
              )}
            </ContactRow>
          ))}
        </ul>
      )}
      <LinksConnect editor={editor} state={state} />
    </section>
  )
}

/** What «Connect With Me» can lead to: whatever is on the page. */
function listContactChoices(draft: Draft): { value: ContactKind; label: string }[] {
  return [
    ...socialKinds.filter((kind) => !isBlank(draft[kind])).map((kind) => ({ value: kind, label: socialNames[kind] })),
    ...draft.profiles.map(({ kind }) => ({ value: kind, label: profileSite(kind).name })),
    ...(['phone', 'email'] as const)
      .filter((way) => !isBlank(draft[way]))
      .map((way) => ({ value: way, label: labels[way].label })),
  ]
}

/** Where «Connect With Me» leads. There is nothing to choose while there are less than two places. */
function LinksConnect({ editor, state: { draft } }: Editing) {
  const choices = listContactChoices(draft)
  if (choices.length < 2) return null
  return (
    <div className="links-connect above-16">
      <SelectField
        id="connect"
        label={labels.connect.label}
        hint={labels.connect.hint}
        placeholder={labels.connect.usual}
        choices={choices}
        value={choices.some(({ value }) => value === draft.connect) ? draft.connect : ''}
        onChange={({ target }) => editor.change({ connect: contactKinds.find((kind) => kind === target.value) ?? '' })}
      />
    </div>
  )
}
