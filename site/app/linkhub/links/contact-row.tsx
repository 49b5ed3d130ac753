import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import type { ContactKind } from '@nokshi/contract/linkhub/contact-methods.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { RowPlace } from '../../ui/sortable-list.tsx'
import type { Editing } from '../editor/use-profile-editor.ts'
import { writeChatNumber } from '../fields/chat-number.ts'
import type { Typing } from '../fields/contact-field.tsx'
import { HubIcon } from '../hub/hub-icon.tsx'
import { focusSoon, rowPart } from '../rows/links-focus.ts'
import { Row } from '../rows/row.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { type ContactText, contactText, type OpenContact } from './contact-text.ts'
import { FieldForm } from './field-form.tsx'

const labels = dashboard.links

interface ContactRowProps extends Editing, OpenContact {
  field: ContactText
  /** Of the input. */
  id: string
  label: string
  mark: ContactKind
  figure?: string | undefined
  /** Where the owner can order the rows. */
  place?: RowPlace
  /** The field, while it is open. */
  children: (typing: Typing) => ReactNode
}

/** A row with one text: what it says, and while it is open the field itself. */
export function ContactRow(props: ContactRowProps) {
  const { editor, state, field, id, label, mark, figure, place, openField, onOpen, children } = props
  const { value, saved, findProblem, type, remove } = contactText(props, field)
  const isNumber = field === 'whatsapp' || field === 'phone'
  const isOpen = field === openField

  function toggle() {
    editor.flush()
    // An empty one goes when it is closed.
    if (isOpen && isBlank(value)) return removeRow()
    onOpen(isOpen ? undefined : field)
    focusSoon(isOpen ? rowPart(field, 'edit') : id)
  }

  function removeRow() {
    remove()
    if (isOpen) onOpen(undefined)
    focusSoon('add')
  }

  const row = {
    title: label,
    mark: <HubIcon kind={mark} />,
    note: (
      <>
        <p className="links-url" dir="auto">
          {(isNumber && writeChatNumber(value, state.draft.timeZone)) || value || labels.notSet}
        </p>
        <p className="links-figure">{figure}</p>
      </>
    ),
    buttons: (
      <>
        <IconButton
          id={rowPart(field, 'edit')}
          label={`${labels.edit}: ${label}`}
          icon={Pencil}
          aria-expanded={isOpen}
          onClick={toggle}
        />
        <IconButton label={`${labels.remove}: ${label}`} icon={Trash2} onClick={removeRow} />
      </>
    ),
    children: isOpen && (
      <FieldForm
        value={value}
        saved={saved}
        findProblem={findProblem}
        // That one is a question below the field, and its answers must not move away from under the finger.
        isAsked={(problem) => problem === socialFields.countryMissing || problem === socialFields.phoneCountryMissing}
        onType={type}
        onLeave={editor.flush}
        onDone={toggle}
      >
        {children}
      </FieldForm>
    ),
  }
  return place ? <SortableRow {...place} {...row} /> : <Row {...row} />
}
