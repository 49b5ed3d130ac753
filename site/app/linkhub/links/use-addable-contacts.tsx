import { dashboard } from '@nokshi/content/dashboard.ts'
import { PROFILES_MAX } from '@nokshi/contract/linkhub/more-profiles.ts'
import { type ProfileKind, profileKinds, profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { useState } from 'react'
import type { Editing } from '../editor/use-profile-editor.ts'
import { HubIcon } from '../hub/hub-icon.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import type { AddGroup } from './add-sheet.tsx'
import { type ContactMethod, contactMethods } from './links-contact.tsx'

const labels = dashboard.add

/** The profiles and contact methods that the page does not have yet, and which of those it has is open. */
export function useAddableContacts({ editor, state: { draft } }: Editing) {
  const [openKind, setOpenKind] = useState<ProfileKind>()
  const [openMethod, setOpenMethod] = useState<ContactMethod>()

  function addProfile(kind: ProfileKind) {
    editor.type({ profiles: [...draft.profiles, { kind, value: '' }] }, `profile ${kind}`)
    setOpenKind(kind)
    focusSoon(`profiles.${kind}`)
  }

  function addMethod(method: ContactMethod) {
    setOpenMethod(method)
    focusSoon(`contactMethods.${method}`)
  }

  const groups: AddGroup[] = [
    {
      heading: labels.contactMethods,
      items: contactMethods
        .filter((method) => draft[method] === '')
        .map((method) => ({
          id: method,
          label: dashboard.links.contactMethods[method].label,
          icon: <HubIcon kind={method === 'greeting' ? 'whatsapp' : method} />,
          refusal: method === 'greeting' && draft.whatsapp === '' ? labels.greetingNeedsChat : undefined,
          onAdd: () => addMethod(method),
        })),
    },
    {
      heading: labels.profiles,
      refusal: draft.profiles.length >= PROFILES_MAX ? labels.profilesFull : undefined,
      items: profileKinds
        .filter((kind) => !draft.profiles.some((profile) => profile.kind === kind))
        .map((kind) => ({
          id: kind,
          label: profileSite(kind).name,
          icon: <HubIcon kind={kind} />,
          onAdd: () => addProfile(kind),
        })),
    },
  ]
  return { groups, openKind, setOpenKind, openMethod, setOpenMethod }
}
