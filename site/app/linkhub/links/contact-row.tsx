import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import { GREETING_MAX } from '@nokshi/contract/linkhub/contact-methods.ts'
import { type ProfileKind, profileKinds, profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { profileUrl, type SocialKind } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { type FormEvent, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import type { RowPlace } from '../../ui/sortable-list.tsx'
import { fieldProblem, profileProblem } from '../editor/check-draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { writeChatNumber } from '../fields/chat-number.ts'
import { ContactField, type ContactInput, socialInput } from '../fields/contact-field.tsx'
import { HubIcon } from '../hub/hub-icon.tsx'
import { focusSoon, rowPart } from '../rows/links-focus.ts'
import { Row, RowAddress, SortableRow } from '../rows/row.tsx'

const labels = dashboard.links

interface ContactRowProps extends Editing, OpenContact {
  field: ContactText
  figure?: string | undefined
  place?: RowPlace
}

/** A row with one text: what it says, and while it is open the field itself. */
export function ContactRow(props: ContactRowProps) {
  const { editor, state, field, figure, place, openField, onOpen } = props
  const { timeZone } = state.draft
  const text = contactText(props, field)
  const { value } = text
  const input = contactInput(field, timeZone)
  const isNumber = field === 'whatsapp' || field === 'phone'
  const isOpen = field === openField

  function toggle() {
    editor.flush()
    // An empty one goes when it is closed.
    if (isOpen && isBlank(value)) return removeRow()
    onOpen(isOpen ? undefined : field)
    focusSoon(isOpen ? rowPart(field, 'edit') : input.id)
  }

  function removeRow() {
    text.remove()
    if (isOpen) onOpen(undefined)
    focusSoon('add')
  }

  const row = {
    title: input.label,
    mark: <HubIcon kind={markOf(field)} />,
    note: (
      <>
        <RowAddress address={(isNumber && writeChatNumber(value, timeZone)) || value || labels.notSet} dir="auto" />
        <p className="soft micro">{figure}</p>
      </>
    ),
    onEdit: toggle,
    isOpen,
    onRemove: removeRow,
    children: isOpen && <ContactForm text={text} input={input} onLeave={editor.flush} onDone={toggle} />,
  }
  return place ? <SortableRow {...place} {...row} /> : <Row editId={rowPart(field, 'edit')} {...row} />
}

export const contactMethods = ['phone', 'email', 'greeting'] as const
export type ContactMethod = (typeof contactMethods)[number]

export type ContactText = SocialKind | ContactMethod | ProfileKind

export function markOf(field: ContactText) {
  return field === 'greeting' ? 'whatsapp' : field
}

const methods = {
  phone: { ...labels.contactMethods.phone, type: 'tel', autoComplete: 'tel' },
  email: { ...labels.contactMethods.email, type: 'email', autoComplete: 'email' },
  greeting: {
    label: labels.contactMethods.greeting.label,
    hint: labels.contactMethods.greeting.hint(GREETING_MAX),
    dir: 'auto',
    autoCapitalize: 'sentences',
    autoCorrect: 'on',
    spellCheck: true,
  },
} as const

export function contactInput(field: ContactText, timeZone: string): ContactInput {
  if (isProfile(field))
    return {
      id: `profiles.${field}`,
      label: profileSite(field).name,
      hint: field === 'spotify' ? socialFields.byAddress : socialFields.byName,
      urlOf: (text) => profileUrl(field, text),
    }
  if (field === 'phone' || field === 'email' || field === 'greeting')
    return { id: `contactMethods.${field}`, ...methods[field], timeZone: field === 'phone' ? timeZone : undefined }
  return socialInput(field, timeZone)
}

function isProfile(field: ContactText): field is ProfileKind {
  return profileKinds.some((kind) => kind === field)
}

/** The row whose field is open: one at a time. */
export interface OpenContact {
  openField: ContactText | undefined
  onOpen: (field: ContactText | undefined) => void
}

/** The draft has the six profiles and the contact methods as fields, and further profiles in a list. */
function contactText({ editor, state }: Editing, field: ContactText) {
  const { draft, saved } = state
  if (!isProfile(field))
    return {
      value: draft[field],
      findProblem: (text: string) => fieldProblem(field, text, draft.timeZone) ?? refusalOf(state, field),
      type: (text: string) => editor.type({ [field]: text }, field),
      remove: () => editor.change({ [field]: '' }),
    }
  const valueIn = (profiles: typeof draft.profiles) => profiles.find(({ kind }) => kind === field)?.value ?? ''
  return {
    value: valueIn(draft.profiles),
    findProblem: (value: string) => {
      const isSaved = value === valueIn(saved.profiles)
      return profileProblem({ kind: field, value }) ?? (isSaved ? undefined : refusalOf(state, 'profiles'))
    },
    type: (value: string) => {
      const profiles = draft.profiles.map((one) => (one.kind === field ? { ...one, value } : one))
      editor.type({ profiles }, `profile ${field}`)
    },
    remove: () => editor.change({ profiles: draft.profiles.filter(({ kind }) => kind !== field) }),
  }
}

interface ContactFormProps {
  text: ReturnType<typeof contactText>
  input: ContactInput
  onLeave: () => void
  onDone: () => void
}

/** A question below the field, whose answers must not move away from under the finger. */
const questions = [socialFields.countryMissing, socialFields.phoneCountryMissing]

function ContactForm({ text: { value, findProblem, type }, input, onLeave, onDone }: ContactFormProps) {
  /** While somebody types, the text stays as it is typed, even when a tidier form of it was saved. */
  const [typed, setTyped] = useState<string>()
  const problem = findProblem(typed ?? value)
  const isHushed = typed !== undefined || (problem !== undefined && questions.includes(problem))

  function finish(event: FormEvent) {
    event.preventDefault()
    onLeave()
    if (!problem) onDone()
    else setTyped(undefined)
  }

  return (
    <form
      className="links-editor stack items-start gap-12 full-width above-8"
      noValidate
      onSubmit={finish}
      onBlur={() => {
        setTyped(undefined)
        onLeave()
      }}
    >
      <ContactField
        {...input}
        value={typed ?? value}
        error={isHushed ? undefined : problem}
        onChange={(next) => {
          setTyped(next)
          type(next)
        }}
      />
      <SmallButton type="submit">{labels.done}</SmallButton>
    </form>
  )
}
