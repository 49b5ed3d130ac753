import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import type { SocialKind } from '@nokshi/contract/safe-url.ts'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { fieldProblem } from '../editor/check-draft.ts'
import { toDraft } from '../editor/draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { writeChatNumber } from '../fields/chat-number.ts'
import type { Typing } from '../fields/contact-field.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import { FieldForm } from './field-form.tsx'

const labels = dashboard.links

interface ContactRowProps extends Editing {
  field: SocialKind | 'phone' | 'email' | 'greeting'
  /** Of the input. */
  id: string
  label: string
  isOpen: boolean
  onToggle: () => void
  onRemove?: () => void
  /** The field, while it is open. */
  children: (typing: Typing) => ReactNode
}

/** A row with one text: what it says, and while it is open the field itself. */
export function ContactRow(props: ContactRowProps) {
  const { editor, state, field, id, label, isOpen, onToggle, onRemove, children } = props
  const { timeZone, [field]: value } = state.draft
  const isNumber = field === 'whatsapp' || field === 'phone'
  const editId = `edit-${id}`

  function toggle() {
    onToggle()
    focusSoon(isOpen ? editId : id)
  }

  return (
    <li className="links-row links-social stack cloth rounded">
      <div className="links-words">
        <p className="links-title strong break-anywhere">{label}</p>
        <p className="links-url" dir="auto" data-empty={value === '' || undefined}>
          {isNumber ? writeChatNumber(value, timeZone) || labels.notSet : value || labels.notSet}
        </p>
      </div>
      <div className="links-ways flex">
        <IconButton
          id={editId}
          label={`${labels.edit}: ${label}`}
          icon={Pencil}
          aria-expanded={isOpen}
          onClick={toggle}
        />
        {onRemove && <IconButton label={`${labels.remove}: ${label}`} icon={Trash2} onClick={onRemove} />}
      </div>
      {isOpen && (
        <FieldForm
          value={value}
          saved={toDraft(state.saved)[field]}
          findProblem={(text) => fieldProblem(field, text, timeZone) ?? refusalOf(state, field)}
          // That one is a question below the field, and its answers must not move away from under the finger.
          isAsked={(problem) =>
            problem === socialFields.countryMissing || problem === socialFields.phoneCountryMissing
          }
          onType={(text) => editor.type({ [field]: text }, field)}
          onLeave={editor.flush}
          onDone={toggle}
        >
          {children}
        </FieldForm>
      )}
    </li>
  )
}
