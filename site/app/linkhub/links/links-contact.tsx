import { dashboard } from '@nokshi/content/dashboard.ts'
import { GREETING_MAX } from '@nokshi/contract/linkhub/contact-methods.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ContactField } from '../fields/contact-field.tsx'
import { ContactRow } from './contact-row.tsx'
import { LinksConnect, listContactChoices } from './links-connect.tsx'

const labels = dashboard.links.contactMethods

export const contactMethods = ['phone', 'email', 'greeting'] as const
export type ContactMethod = (typeof contactMethods)[number]

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

interface LinksContactProps extends Editing {
  openMethod: ContactMethod | undefined
  onOpen: (method: ContactMethod | undefined) => void
}

/** The contact methods that are set or being set, and which of all contacts comes first. */
export function LinksContact({ editor, state, openMethod, onOpen }: LinksContactProps) {
  const { draft } = state
  const shown = contactMethods.filter((method) => draft[method] !== '' || method === openMethod)
  if (shown.length === 0 && listContactChoices(draft).length < 2) return null
  return (
    <section aria-labelledby="ways">
      <div className="dash-head">
        <h2 id="ways" className="display-3">
          {labels.heading}
        </h2>
      </div>
      {shown.length > 0 && (
        <ul className="links links-socials">
          {shown.map((method) => (
            <ContactRow
              key={method}
              editor={editor}
              state={state}
              field={method}
              id={`contactMethods.${method}`}
              label={labels[method].label}
              isOpen={method === openMethod}
              onToggle={() => onOpen(method === openMethod ? undefined : method)}
              onRemove={() => {
                editor.change({ [method]: '' })
                if (method === openMethod) onOpen(undefined)
                document.getElementById('add')?.focus()
              }}
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
