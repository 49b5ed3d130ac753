import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import { GREETING_MAX } from '@nokshi/contract/linkhub/contact-methods.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { fieldProblem } from '../editor/check-draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { writeChatNumber } from '../fields/chat-number.ts'
import { ChatReading } from '../fields/chat-reading.tsx'
import { FieldRow, type Typing } from './field-row.tsx'
import { LinksConnect, listContactChoices } from './links-connect.tsx'

const words = dashboard.links.ways

export const ways = ['phone', 'email', 'greeting'] as const
export type Way = (typeof ways)[number]

interface LinksWaysProps extends Editing {
  openWay: Way | undefined
  onOpen: (way: Way | undefined) => void
}

/** The ways to reach the owner that are set or being set, and which of all contacts comes first. */
export function LinksWays({ editor, state, openWay, onOpen }: LinksWaysProps) {
  const { draft, saved } = state
  const shown = ways.filter((way) => draft[way] !== '' || way === openWay)
  if (shown.length === 0 && listContactChoices(draft).length < 2) return null
  return (
    <section aria-labelledby="ways">
      <div className="dash-head">
        <h2 id="ways" className="display-3">
          {words.heading}
        </h2>
      </div>
      {shown.length > 0 && (
        <ul className="links links-socials">
          {shown.map((way) => {
            const value = draft[way]
            const known = saved.ways[way] ?? ''
            return (
              <FieldRow
                key={way}
                id={`ways.${way}`}
                label={words[way].label}
                value={value}
                shown={way === 'phone' ? writeChatNumber(value, draft.timeZone) : value}
                saved={known}
                findProblem={(text) =>
                  fieldProblem(way, text, draft.timeZone) ??
                  (value === known ? undefined : refusalOf(state, way))
                }
                isAsked={(problem) => problem === socialFields.phoneCountryMissing}
                isOpen={way === openWay}
                onToggle={() => onOpen(way === openWay ? undefined : way)}
                onType={(text) => editor.type({ [way]: text }, `way ${way}`)}
                onLeave={editor.flush}
                onRemove={() => {
                  editor.change({ [way]: '' })
                  if (way === openWay) onOpen(undefined)
                  document.getElementById('add')?.focus()
                }}
              >
                {(typing) => <WayField way={way} timeZone={draft.timeZone} {...typing} />}
              </FieldRow>
            )
          })}
        </ul>
      )}
      <LinksConnect editor={editor} state={state} />
    </section>
  )
}

const typing = {
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  greeting: { autoComplete: 'off', dir: 'auto' },
} as const

function WayField({ way, timeZone, value, error, onChange }: Typing & { way: Way; timeZone: string }) {
  const { label, hint } = words[way]
  return (
    <div className="field-group">
      <TextField
        id={`ways.${way}`}
        label={label}
        hint={typeof hint === 'string' ? hint : hint(GREETING_MAX)}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...typing[way]}
      />
      {way === 'phone' && <ChatReading typed={value} timeZone={timeZone} onChoose={onChange} />}
    </div>
  )
}
