import { dashboard } from '@nokshi/content/dashboard.ts'
import { contactKinds, PROFILES_MAX } from '@nokshi/contract/linkhub/contact-methods.ts'
import { type ProfileKind, profileKinds, profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { socialKinds, socialNames } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import type { Draft } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { HubIcon } from '../hub/hub-icon.tsx'
import { moveItem } from '../rows/keep-block.ts'
import { focusSoon } from '../rows/links-focus.ts'
import { SortableList } from '../rows/row.tsx'
import type { AddGroup } from './add-sheet.tsx'
import { ContactRow, type ContactText, contactInput, contactMethods, markOf, type OpenContact } from './contact-row.tsx'
import { useLinkOpens } from './link-opens-query.ts'

const labels = dashboard.links

/** The profiles and contact methods that the page does not have yet, and which of those it has is open. */
export function useAddableContacts({ editor, state: { draft } }: Editing) {
  const [openField, onOpen] = useState<ContactText>()

  function openNew(field: ContactText) {
    onOpen(field)
    focusSoon(contactInput(field, draft.timeZone).id)
  }

  function addProfile(kind: ProfileKind) {
    editor.type({ profiles: [...draft.profiles, { kind, value: '' }] }, `profile ${kind}`)
    openNew(kind)
  }

  const item = (field: ContactText) => ({
    label: contactInput(field, draft.timeZone).label,
    icon: <HubIcon kind={markOf(field)} />,
    onAdd: () => openNew(field),
  })
  const groups: AddGroup[] = [
    { heading: labels.social, items: unsetSocials(draft).map(item) },
    {
      heading: labels.profiles,
      refusal: draft.profiles.length >= PROFILES_MAX ? dashboard.add.profilesFull : undefined,
      items: profileKinds
        .filter((kind) => !draft.profiles.some((profile) => profile.kind === kind))
        .map((kind) => ({ ...item(kind), onAdd: () => addProfile(kind) })),
    },
    {
      heading: dashboard.add.contactMethods,
      items: contactMethods
        .filter((method) => draft[method] === '')
        .map((method) => ({
          ...item(method),
          refusal: method === 'greeting' && draft.whatsapp === '' ? dashboard.add.greetingNeedsChat : undefined,
        })),
    },
  ]
  return { groups, open: { openField, onOpen } }
}

function unsetSocials(draft: Draft) {
  return socialKinds.filter((kind) => draft[kind] === '')
}

/** Profiles that are filled in or being filled in: the six first, then the others in the owner's order. */
export function LinksSocial({ onAdd, ...own }: Editing & OpenContact & { onAdd: () => void }) {
  const { profiles } = own.state.draft
  const opensOf = useLinkOpens()
  const unset = unsetSocials(own.state.draft).filter((kind) => kind !== own.openField)
  return (
    <section aria-label={labels.social}>
      <div className="dash-head wrap between items-baseline">
        <h2 className="display-3">{labels.social}</h2>
        <p className="soft micro">{labels.socialText}</p>
      </div>
      <div className="links-together card">
        <ul>
          {socialKinds
            .filter((kind) => !unset.includes(kind))
            .map((kind) => (
              <ContactRow key={kind} {...own} field={kind} figure={opensOf(kind)} />
            ))}
        </ul>
        <SortableList
          items={profiles.map(({ kind }) => ({ kind, id: kind, title: profileSite(kind).name }))}
          onMove={(id, to) => own.editor.change({ profiles: moveItem(profiles, ({ kind }) => kind === id, to) })}
        >
          {({ kind }, place) => <ContactRow {...own} field={kind} figure={opensOf(kind)} place={place} />}
        </SortableList>
        <div className="links-unset line gap-12">
          {unset.length > 0 && (
            <div className="grow soft min-width-0">
              <p>{unset.map((kind) => socialNames[kind]).join(' · ')}</p>
              <p>{labels.notSet}</p>
            </div>
          )}
          <SmallButton className="push-end" onClick={onAdd} aria-haspopup="dialog">
            {dashboard.add.open}
            <span className="sr-only">: {labels.social}</span>
          </SmallButton>
        </div>
      </div>
    </section>
  )
}

/** The contact methods that are set or being set, and which of all contacts comes first. */
export function LinksContact(own: Editing & OpenContact) {
  const { draft } = own.state
  const { heading, connect } = labels.contactMethods
  const shown = contactMethods.filter((method) => draft[method] !== '' || method === own.openField)
  // What «Connect With Me» can lead to. There is nothing to choose while there are less than two.
  const choices = listContactChoices(draft)
  if (shown.length === 0 && choices.length < 2) return null
  return (
    <section aria-label={heading}>
      <div className="dash-head wrap between items-baseline">
        <h2 className="display-3">{heading}</h2>
      </div>
      {shown.length > 0 && (
        <ul className="links stack gap-10 links-together card">
          {shown.map((method) => (
            <ContactRow key={method} {...own} field={method} />
          ))}
        </ul>
      )}
      {choices.length > 1 && (
        <div className="links-connect above-16">
          <SelectField
            id="connect"
            label={connect.label}
            hint={connect.hint}
            placeholder={connect.usual}
            choices={choices}
            value={choices.some(({ value }) => value === draft.connect) ? draft.connect : ''}
            onChange={({ target }) =>
              own.editor.change({ connect: contactKinds.find((kind) => kind === target.value) ?? '' })
            }
          />
        </div>
      )}
    </section>
  )
}

function listContactChoices(draft: Draft) {
  return [
    ...socialKinds.filter((kind) => !isBlank(draft[kind])).map((kind) => ({ value: kind, label: socialNames[kind] })),
    ...draft.profiles.map(({ kind }) => ({ value: kind, label: profileSite(kind).name })),
    ...(['phone', 'email'] as const)
      .filter((method) => !isBlank(draft[method]))
      .map((method) => ({ value: method, label: labels.contactMethods[method].label })),
  ]
}
