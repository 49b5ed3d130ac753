import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import type { ContactKind } from '@nokshi/contract/linkhub/contact-methods.ts'
import { PROFILES_MAX } from '@nokshi/contract/linkhub/more-profiles.ts'
import { type ProfileKind, profileKinds, profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { socialKinds } from '@nokshi/contract/safe-url.ts'
import { useState } from 'react'
import type { Draft } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { HubIcon } from '../hub/hub-icon.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import type { AddGroup } from './add-sheet.tsx'
import { type ContactMethod, type ContactText, contactMethods } from './contact-text.ts'

const labels = dashboard.add

/** The profiles and contact methods that the page does not have yet, and which of those it has is open. */
export function useAddableContacts({ editor, state: { draft } }: Editing) {
  const [openField, onOpen] = useState<ContactText>()

  function openNew(field: ContactText, group: string) {
    onOpen(field)
    focusSoon(`${group}.${field}`)
  }

  function addProfile(kind: ProfileKind) {
    editor.type({ profiles: [...draft.profiles, { kind, value: '' }] }, `profile ${kind}`)
    openNew(kind, 'profiles')
  }

  const groups: AddGroup[] = [
    {
      heading: dashboard.links.social,
      items: unsetSocials(draft).map((kind) => ({
        ...item(kind, socialFields[kind].label),
        onAdd: () => openNew(kind, 'socials'),
      })),
    },
    {
      heading: dashboard.links.profiles,
      refusal: draft.profiles.length >= PROFILES_MAX ? labels.profilesFull : undefined,
      items: profileKinds
        .filter((kind) => !draft.profiles.some((profile) => profile.kind === kind))
        .map((kind) => ({ ...item(kind, profileSite(kind).name), onAdd: () => addProfile(kind) })),
    },
    {
      heading: labels.contactMethods,
      items: contactMethods
        .filter((method) => draft[method] === '')
        .map((method) => ({
          ...item(markOf(method), dashboard.links.contactMethods[method].label),
          refusal: method === 'greeting' && draft.whatsapp === '' ? labels.greetingNeedsChat : undefined,
          onAdd: () => openNew(method, 'contactMethods'),
        })),
    },
  ]
  return { groups, open: { openField, onOpen } }
}

export function unsetSocials(draft: Draft) {
  return socialKinds.filter((kind) => draft[kind] === '')
}

export function markOf(method: ContactMethod) {
  return method === 'greeting' ? 'whatsapp' : method
}

function item(mark: ContactKind, label: string) {
  return { label, icon: <HubIcon kind={mark} /> }
}
